import { dayInIndia, MEDIUM_TYPE, MESSAGES, type SignUpInput, type SignUpRefusal, type SignUpResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { Transactions } from '../../kernel/database/transaction';
import type { Visitor } from '../../kernel/http/access.decorators';
import { AppLog } from '../../kernel/logging/app-log';
import type { PhoneParts } from '../codes/medium';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import type { Login } from '../sessions/session.service';
import { PendingSocialSignInsService } from '../social/pending-social-sign-ins.service';
import { TermsService } from '../terms/terms.service';
import type { NewUser, UserAccount } from '../users/user-account';
import { requireActive } from '../users/require-active';
import { UsersService } from '../users/users.service';
import { AgeGateService } from './age-gate.service';
import { firstPageOf, isAbout, newUserOf, phoneOf } from './new-account';
import { type SignUpProof, SignUpProofsService } from './sign-up-proofs.service';
import { welcomeMessage } from './welcome.message';

export type SignedUp = { readonly response: SignUpResponse; readonly login: Login | null };

const PROVE_AGAIN = 'Please verify your email address or phone number again.';
const WELCOME_LIFETIME_MS = 24 * 3600 * 1000;

/** Creates accounts. The medium comes from the proof of this browser, never from the form. */
@Injectable()
export class SignUpService {
  constructor(
    private readonly proofs: SignUpProofsService,
    private readonly ageGate: AgeGateService,
    private readonly users: UsersService,
    private readonly terms: TermsService,
    private readonly socials: PendingSocialSignInsService,
    private readonly outbox: OutboxService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly log: AppLog,
  ) {}

  async signUp(input: SignUpInput, visitor: Visitor, actingId: string | null): Promise<SignedUp> {
    const proof = await this.proofs.find(visitor);
    if (!proof || !isAbout(input.signup_sent_medium_val, proof.medium)) return this.withoutProof(input, actingId);
    const phone = phoneOf(input, proof.medium);
    const isByPhone = proof.medium.type === MEDIUM_TYPE.phone;
    const context = { isByPhone, isPhoneValid: phone !== null, today: dayInIndia(this.clock.now()) };
    const refusal = await this.ageGate.refuse(input, context, proof.medium);
    if (refusal) return refused(refusal);
    if (!phone) return refused({ fld: 'signup_mobile_number', message: MESSAGES.enterPhoneNumber });
    const user = await this.createOrFind(input, proof, phone);
    await this.terms.acceptCurrent(user.id, 'sign_up');
    if (visitor.sid !== null) await this.socials.link(visitor.sid, user.id);
    await this.proofs.end(proof);
    // A provider's proof is not the code that changes of the account require.
    const way = proof.code ? 'code' : 'social';
    return { response: done(user, input), login: { userId: user.id, roleId: user.roleId, way, isRemembered: true } };
  }

  /** Creates the account, or finds the one that a concurrent sign-up created (by the unique index). */
  private async createOrFind(input: SignUpInput, proof: SignUpProof, phone: PhoneParts): Promise<UserAccount> {
    const created = await this.create(newUserOf(input, proof.medium, phone));
    if (created) return created;
    const existing = await this.users.findByLogin(proof.medium);
    if (!existing) throw new Error('An account that stood in the way of a sign-up is gone.');
    requireActive(existing, 'signup_sent_medium_val');
    return existing;
  }

  /** Creates the account and enqueues its welcome mail in one transaction. */
  private async create(newUser: NewUser): Promise<UserAccount | null> {
    const created = await this.transactions.run(async () => {
      const user = await this.users.create(newUser);
      if (user === null || user.loginEmail === null) return user;
      const message = welcomeMessage(user, this.config.publicUrl);
      await this.outbox.enqueue(message, { lifetimeMs: WELCOME_LIFETIME_MS });
      return user;
    });
    if (created) this.log.info('signed up', { user_id: created.id });
    return created;
  }

  /** Response without a proof: success for a second tab whose browser is already signed in to the account, else a refusal. */
  private async withoutProof(input: SignUpInput, actingId: string | null): Promise<SignedUp> {
    const user = actingId === null ? null : await this.users.findById(actingId);
    const isOwn = user !== null && input.signup_sent_medium_val !== '' && isMediumOf(user, input.signup_sent_medium_val);
    if (isOwn) return { response: done(user, input), login: null };
    return refused({ fld: 'signup_sent_medium_val', message: PROVE_AGAIN });
  }
}

function isMediumOf({ loginEmail, loginPhone }: UserAccount, text: string): boolean {
  if (loginEmail !== null && isAbout(text, { type: MEDIUM_TYPE.email, value: loginEmail })) return true;
  return loginPhone !== null && isAbout(text, { type: MEDIUM_TYPE.phone, value: loginPhone });
}

function done({ id }: UserAccount, input: SignUpInput): SignUpResponse {
  const { path, isDashboard } = firstPageOf(input);
  const isredircttodashbrd = isDashboard ? 1 : 0;
  return { status: 1, message: 'Welcome to All Talent.', fld: '', is_login: true, user_id: id, isredircttodashbrd, redirect_url: path };
}

function refused({ fld, message }: SignUpRefusal): SignedUp {
  return { response: { status: '0', message, fld, is_login: false, isredircttodashbrd: 0, redirect_url: '/' }, login: null };
}
