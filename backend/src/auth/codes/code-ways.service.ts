import { MEDIUM_TYPE } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { DomainError } from '../../kernel/domain-error';
import { type Asker, AskersService } from './askers.service';
import type { CodeRequest } from './code-request';
import type { Channel } from './code.message';
import type { Medium } from './medium';
import { PhoneCodesService } from './phone-codes.service';

/** Number of sends before a call is offered: the code and one resend. */
const SENDS_BEFORE_CALL = 2;

/** Channel and recipient of a code; `to` null: nobody is called. */
export type Way = { readonly channel: Channel; readonly to: Medium | null; readonly reservationIds: readonly string[] };
export type CallRequest = Pick<CodeRequest, 'medium' | 'visitor' | 'accountId' | 'callTo'>;

/** Chooses mail, SMS or call for a code, and decides when a call is offered. */
@Injectable()
export class CodeWaysService {
  constructor(
    private readonly askers: AskersService,
    private readonly phones: PhoneCodesService,
    private readonly config: AppConfig,
  ) {}

  /**
   * True when the next code may come by a call. Where the site hides which accounts exist, a call for an e-mail address is
   * offered only to known browsers of its account.
   */
  canCall(sends: number, request: CallRequest): boolean {
    const { medium, callTo = null } = request;
    const mayReveal = !this.config.hidesAccountStatus || this.askers.of(request).isKnown;
    const hasPhone = medium.type === MEDIUM_TYPE.phone || (callTo !== null && mayReveal);
    return hasPhone && this.mayCall(sends);
  }

  private mayCall(sends: number): boolean {
    return this.config.hasPhoneCodes && sends >= SENDS_BEFORE_CALL;
  }

  requireCall(sendsBefore: number): void {
    if (this.mayCall(sendsBefore)) return;
    const detail = this.config.hasPhoneCodes ? 'Have the code sent once more first; then we can call.' : 'We cannot call at the moment.';
    throw new DomainError('MEDIUM_REFUSED', { detail, fields: { otp_type: detail } });
  }

  async wayOf(request: CodeRequest, asker: Asker): Promise<Way> {
    const { medium, isCall, callTo = null } = request;
    const field = fieldOf(request);
    if (!isCall && medium.type === MEDIUM_TYPE.email) return { channel: 'mail', to: medium, reservationIds: [] };
    if (!isCall) return { channel: 'sms', to: medium, reservationIds: await this.phones.consumeSms(medium, field, asker) };
    if (medium.type === MEDIUM_TYPE.phone)
      return { channel: 'call', to: medium, reservationIds: await this.phones.consumeCall(medium, field, asker) };
    const reservationIds = await this.phones.consumeCallFor(medium, callTo, { field, asker });
    return { channel: 'call', to: reservationIds === null ? null : callTo, reservationIds: reservationIds ?? [] };
  }
}

export function fieldOf({ field = 'otp_send_medium' }: CodeRequest): string {
  return field;
}
