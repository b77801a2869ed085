import {
  type AccountCodeResponse,
  type ChangeContactInput,
  type ConfirmCodeInput,
  type DoneResponse,
  MEDIUM_TYPE,
  MESSAGES,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error';
import type { Visitor } from '../../kernel/http/access.decorators';
import { AppLog } from '../../kernel/logging/app-log';
import { type Medium, parseMedium, splitPhone } from '../codes/medium';
import type { CurrentSession } from '../sessions/current-session';
import { SessionService } from '../sessions/session.service';
import { type UserChanges, UsersService } from '../users/users.service';
import { AccountCodesService } from './account-codes.service';
import { AccountMailsService } from './account-mails.service';
import { AccountService } from './account.service';
import { ownMedia, ownMedium } from './own-media';

/** Changes of e-mail address or phone number: a fresh code proves the owner, a second one the new medium. */
@Injectable()
export class ContactChangeService {
  constructor(
    private readonly account: AccountService,
    private readonly users: UsersService,
    private readonly codes: AccountCodesService,
    private readonly sessions: SessionService,
    private readonly mails: AccountMailsService,
    private readonly log: AppLog,
  ) {}

  /** Sends a code to the new medium. Whether another account has it shows only after that code. */
  async ask(session: CurrentSession, input: ChangeContactInput, visitor: Visitor): Promise<AccountCodeResponse> {
    this.sessions.requireFresh(session);
    const medium = parseMedium(input.medium, input.county_code, 'medium');
    if (medium.type !== input.mediumtype) {
      throw refuseMedium(input.mediumtype === MEDIUM_TYPE.email ? MESSAGES.enterEmail : MESSAGES.enterPhoneNumber);
    }
    const user = await this.account.require(session.userId);
    if (ownMedium(user, medium.type)?.value === medium.value) throw refuseMedium(`This is your ${nameOf(medium)} already`);
    return this.codes.send('contact', medium, visitor);
  }

  async confirm(session: CurrentSession, input: ConfirmCodeInput, visitor: Visitor): Promise<DoneResponse> {
    const medium = await this.codes.consume('contact', input, visitor);
    const user = await this.account.require(session.userId);
    const isTaken = !(await this.users.update(user.id, changesFor(medium)));
    if (isTaken) {
      const detail = `This ${nameOf(medium)} belongs to another account. Use another one, or log in there.`;
      throw new DomainError('CONTACT_TAKEN', { detail, fields: { medium: detail } });
    }
    await this.sessions.endOthers(session);
    this.log.info('contact changed', { user_id: user.id, medium_type: medium.type });
    await this.mails.sendChange(ownMedia(user), `the ${nameOf(medium)} was changed`, session);
    return { status: 200, message: `Your ${nameOf(medium)} is changed. You are logged out everywhere else.` };
  }
}

function changesFor({ type, value }: Medium): UserChanges {
  if (type === MEDIUM_TYPE.email) return { email: value, loginEmail: value };
  const parts = splitPhone(value, '');
  if (!parts) throw refuseMedium(MESSAGES.enterPhoneNumber);
  return { dialCode: parts.dialCode, mobileNumber: parts.digits, loginPhone: value };
}

function nameOf({ type }: Medium): string {
  return type === MEDIUM_TYPE.email ? 'email address' : 'phone number';
}

function refuseMedium(message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', { fields: { medium: message } });
}
