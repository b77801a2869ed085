import { timingSafeEqual } from 'node:crypto';
import { type Attachment, type AttachmentQuery, ENDPOINTS, FILE_ADDRESS_SECONDS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { keyedHash } from '../../kernel/keyed-hash';
import type { StoredAttachment } from './attachments.repository';

/** Addresses of one minute are the same, so that a page that reads a thread again does not load its pictures again. */
const SAME_SECONDS = 60;

/** Signs the addresses of files, each for one reader and at most five minutes. */
@Injectable()
export class AttachmentAddresses {
  constructor(
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  toAttachment(file: StoredAttachment, readerId: string): Attachment {
    const { id, kind, name, bytes, width, height } = file;
    return { id, kind, name, bytes, width, height, url: this.of(id, readerId) };
  }

  of(id: string, readerId: string): string {
    const seconds = Math.floor(this.clock.now() / 1000);
    const expires = seconds - (seconds % SAME_SECONDS) + FILE_ADDRESS_SECONDS;
    const path = ENDPOINTS.attachment.path.replace('{id}', id);
    return `${path}?expires=${expires}&signature=${this.sign({ id, expires }, readerId)}`;
  }

  /** Whether this site signed the address for the reader, and it has not expired. */
  isValid({ id, expires, signature }: AttachmentQuery, readerId: string): boolean {
    if (expires * 1000 <= this.clock.now()) return false;
    const [wanted, given] = [Buffer.from(this.sign({ id, expires }, readerId)), Buffer.from(signature)];
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  }

  private sign({ id, expires }: Pick<AttachmentQuery, 'id' | 'expires'>, readerId: string): string {
    return keyedHash(this.config.secretKey, `attachment:${id}:${readerId}:${expires}`);
  }
}
