import { createHmac, timingSafeEqual } from 'node:crypto';
import { LIMITS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { AppConfig } from '../config/config';
import { DomainError } from '../domain-error';

const READY_MS = LIMITS.leadFormSeconds * 1000;
const LIFETIME_MS = 24 * 3600 * 1000;
const TIME_BASE = 36;

/** Says when a browser opened a form, and keeps programs from sending it without or at once. */
@Injectable()
export class FormTokensService {
  constructor(
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  issue(sid: string): { readonly token: string; readonly readyInMs: number } {
    const openedAt = this.clock.now().toString(TIME_BASE);
    return { token: `${openedAt}.${this.sign(openedAt, sid)}`, readyInMs: READY_MS };
  }

  /** Refuses a form that was sent faster than a person can, and one whose token is too old, another browser's, or none of ours. */
  judge(token: string, sid: string): void {
    const [openedAt = '', signature = ''] = token.split('.');
    const expected = Buffer.from(this.sign(openedAt, sid));
    const given = Buffer.from(signature);
    const age = this.clock.now() - Number.parseInt(openedAt, TIME_BASE);
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
    if (!isOurs || age > LIFETIME_MS)
      throw new DomainError('FORM_EXPIRED', { detail: 'This form was open for too long. Please send it once more.' });
    if (age >= READY_MS) return;
    const retryAfter = Math.ceil((READY_MS - age) / 1000);
    throw new DomainError('FORM_REFUSED', { detail: 'That was very quick. Please send the form again in a moment.', retryAfter });
  }

  private sign(openedAt: string, sid: string): string {
    return createHmac('sha256', this.config.secretKey).update(`lead-form:${sid}:${openedAt}`).digest('base64url');
  }
}
