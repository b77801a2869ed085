import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error';
import { AppLog } from '../../kernel/logging/app-log';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import type { Medium } from './medium';
import { PhoneCodesService } from './phone-codes.service';

type SmsNotification = { readonly text: string; readonly lifetimeMs: number };

/** Sends SMS without a code, to numbers that may get codes and from the same budget. */
@Injectable()
export class SmsNotificationsService {
  constructor(
    private readonly phones: PhoneCodesService,
    private readonly limits: RateLimitsService,
    private readonly outbox: OutboxService,
    private readonly log: AppLog,
  ) {}

  /** Sends the SMS; false when it cannot be sent. */
  async send(number: Medium, { text, lifetimeMs }: SmsNotification): Promise<boolean> {
    const reservationIds: string[] = [];
    try {
      this.phones.requireAllowed(number, 'mobile_number');
      reservationIds.push(...(await this.phones.consumeNotification(number, 'mobile_number')));
      await this.outbox.enqueue({ channel: 'sms', to: number.value, text }, { lifetimeMs, reservationIds });
      return true;
    } catch (error) {
      if (!(error instanceof DomainError)) this.log.error('notice not sent to a phone', error);
      await this.limits.refund(reservationIds).catch((failure: unknown) => this.log.error('uses not given back', failure));
      return false;
    }
  }
}
