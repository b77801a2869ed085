import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { DomainError } from '../../kernel/domain-error';
import { AppLog } from '../../kernel/logging/app-log';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import type { Asker } from './askers.service';
import { CodeLimitsService } from './code-limits.service';
import { codeMessage } from './code.message';
import type { CodePurpose } from './code-purpose';
import type { Medium } from './medium';
import { PhoneCodesService } from './phone-codes.service';

type Copy = {
  readonly asker: Asker;
  readonly purpose: CodePurpose;
  readonly code: string;
  readonly lifetimeMs: number;
};

/** Sends the code of a mail by SMS as well, to a number that may get one. */
@Injectable()
export class CodeCopiesService {
  constructor(
    private readonly codeLimits: CodeLimitsService,
    private readonly phones: PhoneCodesService,
    private readonly limits: RateLimitsService,
    private readonly outbox: OutboxService,
    private readonly config: AppConfig,
    private readonly log: AppLog,
  ) {}

  /** Sends the copy; false when it cannot be sent, since the mail is on its way already. */
  async send(number: Medium, { purpose, code, lifetimeMs, asker }: Copy): Promise<boolean> {
    const reservationIds: string[] = [];
    try {
      this.phones.requireAllowed(number, 'mobile_number');
      reservationIds.push(...(await this.codeLimits.consumeCopy(purpose, number, asker)).ids);
      reservationIds.push(...(await this.phones.consumeSms(number, 'mobile_number', asker)));
      const message = codeMessage('sms', number, { purpose, code, publicUrl: this.config.publicUrl });
      await this.outbox.enqueue(message, { lifetimeMs, reservationIds });
      return true;
    } catch (error) {
      if (!(error instanceof DomainError)) this.log.error('code not copied to a phone', error, { purpose });
      await this.limits.refund(reservationIds).catch((failure: unknown) => this.log.error('uses not given back', failure));
      return false;
    }
  }
}
