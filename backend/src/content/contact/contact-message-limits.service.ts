import { Injectable } from '@nestjs/common';
import { t } from '../../kernel/messages';
import { DomainError } from '../../kernel/domain-error';
import { type Limit, RateLimitsService, type Reservation } from '../../kernel/rate-limits/rate-limits.service';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
const PER_IP = 5;
const PER_SENDER = 3;

@Injectable()
export class ContactMessageLimitsService {
  constructor(private readonly limits: RateLimitsService) {}

  /** Reserves one message per IP and mailbox; throws TOO_MANY_REQUESTS without saying which limit was reached. */
  async consume(email: string, ip: string): Promise<Reservation> {
    const limits: readonly Limit[] = [
      { name: 'enquiry:ip:hour', subject: ip, most: PER_IP, windowMs: HOUR_MS },
      { name: 'enquiry:email:day', subject: mailboxOf(email), most: PER_SENDER, windowMs: DAY_MS },
    ];
    try {
      return await this.limits.consume(limits);
    } catch (error) {
      throw error instanceof DomainError ? explained(error) : error;
    }
  }
}

/** Returns the address without its +tag, so that tags cannot be used to flood one mailbox with receipts. */
function mailboxOf(email: string): string {
  const [name = '', site = ''] = email.split('@');
  return `${name.split('+')[0]}@${site}`;
}

function explained({ code, message, options }: DomainError): DomainError {
  return new DomainError(code, { ...options, detail: t('contactMessage.tooMany', { wait: message }) });
}
