import { ACCOUNT_STATUS, type JoinProgress, MEDIUM_TYPE } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import type { Visitor } from '../../kernel/http/access.decorators';
import { CodesService } from '../codes/codes.service';
import type { CodeVisitor } from '../codes/code-request';
import { type Medium, splitPhone } from '../codes/medium';
import type { OneTimeCodeEntity } from '../codes/one-time-code.entity';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import { type PendingSocialSignIn, PendingSocialSignInsService } from '../social/pending-social-sign-ins.service';
import { AccountStateService, loginPhoneOf } from './account-state.service';
import { sentSentence } from './sent-sentence';
import { type SignUpProof, SignUpProofsService } from './sign-up-proofs.service';

type ShownMedium = Pick<JoinProgress, 'medium' | 'mediumtype' | 'county_code'>;
type ShownPerson = Pick<JoinProgress, 'first_name' | 'last_name' | 'provider' | 'redirect_url'>;

/** Progress without a sent code. */
const RESTING = {
  message: '',
  account_status: ACCOUNT_STATUS.new,
  tnc_agree_show: 0,
  retry_after: 0,
  can_call: 0,
  delivery: 'sent',
} as const satisfies Partial<JoinProgress>;

/** Progress of a browser's login or sign-up, so that a reload continues it (REL-27). */
@Injectable()
export class JoinProgressService {
  constructor(
    private readonly codes: CodesService,
    private readonly proofs: SignUpProofsService,
    private readonly socials: PendingSocialSignInsService,
    private readonly accounts: AccountStateService,
    private readonly outbox: OutboxService,
  ) {}

  async progressOf(visitor: Visitor): Promise<JoinProgress | null> {
    const { sid } = visitor;
    if (sid === null) return null;
    const [code, proof, pending] = [
      await this.codes.findOfBrowser('login', sid),
      await this.proofs.find(visitor),
      await this.socials.find(sid),
    ];
    const person = shownPerson(pending);
    if (code && isNewer(code, proof)) return { step: 'code', ...person, ...(await this.waitingCode(code, { ...visitor, sid })) };
    if (proof) return this.signUpOf(proof, person);
    if (!pending) return null;
    const { shown } = await this.accounts.find({ type: MEDIUM_TYPE.email, value: pending.email.toLowerCase() });
    return { step: 'confirm', ...RESTING, ...shown, ...shownMedium({ type: MEDIUM_TYPE.email, value: pending.email }), ...person };
  }

  private async waitingCode(code: OneTimeCodeEntity, visitor: CodeVisitor): Promise<Omit<JoinProgress, 'step' | keyof ShownPerson>> {
    const medium = this.codes.mediumOf(code);
    const { user, shown } = await this.accounts.find(medium);
    const request = { medium, visitor, accountId: user?.id ?? null, callTo: loginPhoneOf(user) };
    return {
      ...shownMedium(medium),
      ...shown,
      message: sentSentence(medium, false),
      retry_after: this.codes.retryAfterOf(code),
      can_call: this.codes.canCall(code, request) ? 1 : 0,
      delivery: code.messageId === null ? 'waiting' : await this.outbox.deliveryOf(code.messageId),
    };
  }

  /** Progress of a sign-up; null once the medium has an account, which is logged in to instead. */
  private async signUpOf({ medium }: SignUpProof, person: ShownPerson): Promise<JoinProgress | null> {
    const { user } = await this.accounts.find(medium);
    return user ? null : { step: 'sign_up', ...RESTING, ...shownMedium(medium), ...person };
  }
}

function isNewer(code: OneTimeCodeEntity, proof: SignUpProof | null): boolean {
  return code.sentAt >= (proof?.code?.consumedAt ?? 0);
}

function shownMedium({ type, value }: Medium): ShownMedium {
  const parts = type === MEDIUM_TYPE.phone ? splitPhone(value, '') : null;
  return { medium: parts?.digits ?? value, mediumtype: type, county_code: parts?.dialCode ?? '' };
}

function shownPerson(pending: PendingSocialSignIn | null): ShownPerson {
  const { firstName = '', lastName = '', provider = '', returnTo = '/' } = pending ?? {};
  return { first_name: firstName, last_name: lastName, provider, redirect_url: returnTo };
}
