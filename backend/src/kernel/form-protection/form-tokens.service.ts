import { createHmac, timingSafeEqual } from 'node:crypto';
import { LIMITS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { AppConfig } from '../config/config';
import { DomainError } from '../domain-error';

const READY_MS = LIMITS.leadFormSeconds * 1000;
const LIFETIME_MS = 24 * 3600 * 1000;
const TIME_BASE = 36;
/** Time by which a form may come early: a browser's timer and the clocks of two machines differ by some milliseconds. */
const TOLERANCE_MS = 200;

/** Tokens of public forms: signed opening times, so that programs cannot send a form without opening it, or at once. */
@Injectable()
export class FormTokensService {
  constructor(
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** Creates a token for the browser `sid`. The form may be sent after `readyInMs`. */
  issue(sid: string): { readonly token: string; readonly readyInMs: number } {
    const openedAt = this.clock.now().toString(TIME_BASE);
    return { token: `${openedAt}.${this.sign(openedAt, sid)}`, readyInMs: READY_MS };
  }

  /**
   * Throws FORM_EXPIRED for a token that is older than a day, another browser's or forged, and FORM_REFUSED for a form that was
   * sent faster than a person can.
   */
  validate(token: string, sid: string): void {
    const [openedAt = '', signature = ''] = token.split('.');
    const expected = Buffer.from(this.sign(openedAt, sid));
    const given = Buffer.from(signature);
    const age = this.clock.now() - Number.parseInt(openedAt, TIME_BASE);
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
    if (!isOurs || age > LIFETIME_MS)
      throw new DomainError('FORM_EXPIRED', { detail: 'This form was open for too long. Please send it once more.' });
    if (age >= READY_MS - TOLERANCE_MS) return;
    const retryAfter = Math.ceil((READY_MS - age) / 1000);
    throw new DomainError('FORM_REFUSED', { detail: 'That was very quick. Please send the form again in a moment.', retryAfter });
  }

  private sign(openedAt: string, sid: string): string {
    return createHmac('sha256', this.config.secretKey).update(`lead-form:${sid}:${openedAt}`).digest('base64url');
  }
}
