import { timingSafeEqual } from 'node:crypto';
import { FILE_ADDRESS_SECONDS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { AppConfig } from '../config/config';
import { keyedHash } from '../keyed-hash';

/** Addresses of one minute are the same, so that a page that is read again does not load its files again. */
const SAME_SECONDS = 60;

export type Signature = { readonly expires: number; readonly signature: string };

/** Signs the addresses of files, each for one reader and at most five minutes. */
@Injectable()
export class SignedAddresses {
  constructor(
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** Adds the signature to a path. `file` names the file for the signature alone. */
  of(path: string, file: string, readerId: string): string {
    const seconds = Math.floor(this.clock.now() / 1000);
    const expires = seconds - (seconds % SAME_SECONDS) + FILE_ADDRESS_SECONDS;
    return `${path}?expires=${expires}&signature=${this.sign(file, readerId, expires)}`;
  }

  /** Whether this site signed the file's address for the reader, and it has not expired. */
  isValid({ expires, signature }: Signature, file: string, readerId: string): boolean {
    if (expires * 1000 <= this.clock.now()) return false;
    const [wanted, given] = [Buffer.from(this.sign(file, readerId, expires)), Buffer.from(signature)];
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  }

  private sign(file: string, readerId: string, expires: number): string {
    return keyedHash(this.config.secretKey, `${file}:${readerId}:${expires}`);
  }
}
