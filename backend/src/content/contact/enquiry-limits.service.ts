import { Injectable } from '@nestjs/common';
import { t } from '../../kernel/messages';
import { DomainError } from '../../kernel/domain-error';
import { type Limit, RateLimitsService, type Reservation } from '../../kernel/rate-limits/rate-limits.service';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
const PER_ADDRESS = 5;
const PER_PERSON = 3;

@Injectable()
export class EnquiryLimitsService {
  constructor(private readonly limits: RateLimitsService) {}

  /** Counts one letter of a network address and a mail address, or refuses; which of them is full is not told. */
  async consume(email: string, ip: string): Promise<Reservation> {
    const limits: readonly Limit[] = [
      { name: 'enquiry:ip:hour', subject: ip, most: PER_ADDRESS, windowMs: HOUR_MS },
      { name: 'enquiry:email:day', subject: mailboxOf(email), most: PER_PERSON, windowMs: DAY_MS },
    ];
    try {
      return await this.limits.consume(limits);
    } catch (error) {
      throw error instanceof DomainError ? explained(error) : error;
    }
  }
}

/** Without what many mail servers leave out, so that nobody's mailbox is filled with receipts under ever other names. */
function mailboxOf(email: string): string {
  const [name = '', site = ''] = email.split('@');
  return `${name.split('+')[0]}@${site}`;
}

function explained({ code, message, options }: DomainError): DomainError {
  return new DomainError(code, { ...options, detail: t('letter.tooMany', { wait: message }) });
}
