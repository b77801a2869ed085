import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { DomainError } from '../../kernel/domain-error';
import { AppLog } from '../../kernel/logging/app-log';
import { RateLimitsService, type Reservation } from '../../kernel/rate-limits/rate-limits.service';
import { spend } from '../../kernel/rate-limits/spend';
import type { Asker } from './askers.service';
import type { Medium } from './medium';
import { blockOf, NO_PHONE_CODES, refusePhone } from './phone-policy';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const PER_BLOCK = 5;
const CALLS_PER_DAY = 3;
const RATIO_FROM = 50;
const LEAST_RATIO = 0.2;
const NOTIFICATION_SHARE = 4;
const EVERYBODY = 'all';

type CallOptions = { readonly field: string; readonly asker: Pick<Asker, 'isKnown'> };

/** Limits of codes by phone, which cost money and earn fraudsters a share: which numbers get how many, and the daily budgets. */
@Injectable()
export class PhoneCodesService {
  constructor(
    private readonly limits: RateLimitsService,
    private readonly config: AppConfig,
    private readonly log: AppLog,
  ) {}

  /** Refuses numbers that get no codes with MEDIUM_REFUSED; all numbers on a site without codes by phone. */
  requireAllowed({ value }: Medium, field: string): void {
    const refusal = this.config.hasPhoneCodes ? refusePhone(value, this.config.smsCountries) : NO_PHONE_CODES;
    if (refusal !== null) throw refused(refusal, field);
  }

  /** Consumes an SMS. SMS pumping uses neighbouring numbers, so each block of them is limited, except for known browsers. */
  async consumeSms({ value }: Medium, field: string, { isKnown }: Pick<Asker, 'isKnown'>): Promise<readonly string[]> {
    const limit = { name: 'sms:block', subject: blockOf(value), most: PER_BLOCK, windowMs: 10 * MINUTE_MS };
    const block = await this.limits.consume(isKnown ? [] : [limit]);
    const day = await spend(block, () => this.consumeDay('sms', field));
    await this.watchRatio();
    return [...block.ids, ...day.ids];
  }

  /** Consumes an SMS without a code: at most a quarter of the daily budget, so that codes can still be sent. */
  async consumeNotification({ value }: Medium, field: string): Promise<readonly string[]> {
    const notifications = await this.limits.consume([
      { name: 'sms:block', subject: blockOf(value), most: PER_BLOCK, windowMs: 10 * MINUTE_MS },
      { name: 'sms:notice:day', subject: EVERYBODY, most: Math.ceil(this.config.smsDailyLimit / NOTIFICATION_SHARE), windowMs: DAY_MS },
    ]);
    const day = await spend(notifications, () => this.consumeDay('sms', field));
    return [...notifications.ids, ...day.ids];
  }

  async consumeCall({ value }: Medium, field: string, asker: Pick<Asker, 'isKnown'>): Promise<readonly string[]> {
    const number = await this.limits.consume([{ name: callsOf('number', asker), subject: value, most: CALLS_PER_DAY, windowMs: DAY_MS }]);
    const day = await spend(number, () => this.consumeDay('call', field));
    return [...number.ids, ...day.ids];
  }

  /**
   * Consumes a call for an e-mail address. Its own limits come first and are equal for every e-mail address; after them a call
   * that cannot be made returns null instead of an error, so that no response tells whether the account has a phone.
   */
  async consumeCallFor(email: Medium, number: Medium | null, { field, asker }: CallOptions): Promise<readonly string[] | null> {
    if ((await this.limits.count('call:day', EVERYBODY, DAY_MS)) >= this.config.callDailyLimit) throw this.exhausted('call', field);
    const own = await this.limits.consume([{ name: callsOf('email', asker), subject: email.value, most: CALLS_PER_DAY, windowMs: DAY_MS }]);
    if (number === null || refusePhone(number.value, this.config.smsCountries) !== null) return null;
    try {
      return [...own.ids, ...(await this.consumeCall(number, field, asker))];
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  }

  /** Counts a right code that was sent to a phone. */
  async countVerified(): Promise<void> {
    const limit = { name: 'sms:verified', subject: EVERYBODY, most: this.config.smsDailyLimit + 1, windowMs: DAY_MS };
    await this.consumeQuietly(limit);
  }

  /** Logs an alarm when few of the sent codes are verified, the sign of SMS pumping. */
  private async watchRatio(): Promise<void> {
    const notifications = await this.limits.count('sms:notice:day', EVERYBODY, DAY_MS);
    const sent = (await this.limits.count('sms:day', EVERYBODY, DAY_MS)) - notifications;
    if (sent < RATIO_FROM) return;
    const verified = await this.limits.count('sms:verified', EVERYBODY, DAY_MS);
    if (verified / sent >= LEAST_RATIO) return;
    const isFirst = await this.consumeQuietly({ name: 'sms:ratio-alarm', subject: EVERYBODY, most: 1, windowMs: HOUR_MS });
    if (isFirst) this.log.error('sms_verification_ratio_low', undefined, { sent, verified });
  }

  private async consumeDay(kind: 'sms' | 'call', field: string): Promise<Reservation> {
    const most = kind === 'sms' ? this.config.smsDailyLimit : this.config.callDailyLimit;
    try {
      return await this.limits.consume([{ name: `${kind}:day`, subject: EVERYBODY, most, windowMs: DAY_MS }]);
    } catch (error) {
      throw isTooMany(error) ? this.exhausted(kind, field) : error;
    }
  }

  private exhausted(kind: 'sms' | 'call', field: string): DomainError {
    this.log.warn(`${kind}_budget_exhausted`);
    return refused(NO_PHONE_CODES, field);
  }

  private async consumeQuietly(limit: Parameters<RateLimitsService['consume']>[0][number]): Promise<boolean> {
    try {
      await this.limits.consume([limit]);
      return true;
    } catch (error) {
      if (isTooMany(error)) return false;
      throw error;
    }
  }
}

/** Name of the limit; calls of known browsers are counted separately from those of strangers. */
function callsOf(kind: 'number' | 'email', { isKnown }: Pick<Asker, 'isKnown'>): string {
  return isKnown ? `call:${kind}:known` : `call:${kind}`;
}

function refused(detail: string, field: string): DomainError {
  return new DomainError('MEDIUM_REFUSED', { detail, fields: { [field]: detail } });
}

function isTooMany(error: unknown): boolean {
  return error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS';
}
