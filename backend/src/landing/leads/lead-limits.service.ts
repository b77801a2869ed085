import { Injectable } from '@nestjs/common';
import { t } from '../../kernel/messages';
import { DomainError } from '../../kernel/domain-error';
import { type Limit, RateLimitsService, type Reservation } from '../../kernel/rate-limits/rate-limits.service';
import type { LeadFields } from './lead-fields';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
const PER_IP = 5;
const PER_SENDER = 3;

@Injectable()
export class LeadLimitsService {
  constructor(private readonly limits: RateLimitsService) {}

  /** Reserves one lead per IP, e-mail address and mobile number; throws TOO_MANY_REQUESTS without saying which limit was reached. */
  async consume({ email, dialCode, mobile }: LeadFields, ip: string): Promise<Reservation> {
    const limits: readonly Limit[] = [
      { name: 'lead:ip:hour', subject: ip, most: PER_IP, windowMs: HOUR_MS },
      { name: 'lead:email:day', subject: email, most: PER_SENDER, windowMs: DAY_MS },
      { name: 'lead:mobile:day', subject: dialCode + mobile, most: PER_SENDER, windowMs: DAY_MS },
    ];
    try {
      return await this.limits.consume(limits);
    } catch (error) {
      throw error instanceof DomainError ? explained(error) : error;
    }
  }
}

function explained({ code, message, options }: DomainError): DomainError {
  return new DomainError(code, { ...options, detail: t('lead.tooMany', { wait: message }) });
}
