import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { keyedHash } from '../../kernel/keyed-hash';

/** Letters of the signature: 128 bits. */
const SIGNATURE_LETTERS = 32;
const TOKEN = /^([1-9]\d{0,9})\.([0-9a-f]{32})$/u;

/** Tokens of the links that stop the mails of one saved search. They hold until the search is deleted. */
@Injectable()
export class AlertTokens {
  constructor(private readonly config: AppConfig) {}

  make(searchId: number): string {
    return `${searchId}.${this.sign(searchId)}`;
  }

  /** Returns the id of the search; null for a token that was not made here. */
  read(token: string): number | null {
    const [, id, signature = ''] = TOKEN.exec(token) ?? [];
    if (id === undefined) return null;
    const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(this.sign(Number(id))));
    return isOurs ? Number(id) : null;
  }

  private sign(searchId: number): string {
    return keyedHash(this.config.secretKey, `stop alerts:${searchId}`).slice(0, SIGNATURE_LETTERS);
  }
}
