import { Injectable } from '@nestjs/common';
import type { Visitor } from '../../kernel/http/access.decorators';
import { AppLog } from '../../kernel/logging/app-log';
import type { CurrentSession } from '../sessions/current-session';
import { newSid } from '../sessions/session-ids';
import { TermsService } from '../terms/terms.service';
import type { UserAccount } from '../users/user-account';
import { UsersService } from '../users/users.service';
import { type Provider, PROVIDER_NAMES, type SocialProfile } from './provider';
import { PendingSocialSignInsService } from './pending-social-sign-ins.service';
import { SocialFailure } from './social-failure';
import type { SocialOutcome } from './social-visit';

/** Decides what a provider's profile opens: an account that was linked before, and nothing else. An equal e-mail address opens none. */
@Injectable()
export class SocialEntryService {
  constructor(
    private readonly pendingSignIns: PendingSocialSignInsService,
    private readonly users: UsersService,
    private readonly terms: TermsService,
    private readonly log: AppLog,
  ) {}

  /** Logs a visitor in, or stores a pending sign-in that needs a code. Throws SocialFailure for an account that is not active. */
  async enter({ sid }: Visitor, profile: SocialProfile, returnTo: string): Promise<SocialOutcome> {
    const { provider } = profile;
    const user = await this.ownerOf(profile);
    if (user) requireOpen(user, returnTo);
    if (!user || (await this.terms.mustTick(user))) {
      const renewed = newSid();
      await this.pendingSignIns.save(renewed, { ...profile, returnTo });
      await this.pendingSignIns.delete(sid ?? '');
      this.log.info('social sign-in', { provider });
      return { kind: 'pending', returnTo, sid: renewed };
    }
    await this.pendingSignIns.delete(sid ?? '');
    await this.terms.recordContinuedUse(user.id);
    this.log.info('login', { user_id: user.id, way: provider });
    return { kind: 'login', login: { userId: user.id, roleId: user.roleId, way: 'social', isRemembered: true }, returnTo };
  }

  /** Links a provider to the user's own account. Throws SocialFailure without a fresh code, and for an identity that opens another account. */
  async linkToOwn(session: CurrentSession, profile: SocialProfile, returnTo: string): Promise<SocialOutcome> {
    const { provider } = profile;
    const name = PROVIDER_NAMES[provider];
    this.requireFresh(session, provider, returnTo);
    if (!(await this.pendingSignIns.linkIdentity(profile, session.userId)) && (await this.ownerOf(profile))?.id !== session.userId) {
      const text = `This ${name} account opens another account here. Log out, then log in with ${name} to use that one.`;
      throw new SocialFailure('the identity belongs to another account', text, returnTo);
    }
    this.log.info('social identity linked', { user_id: session.userId, provider });
    return { kind: 'linked', text: `From now on you can log in with ${name}.`, returnTo };
  }

  /** Refuses a new way into the account unless a code of the last ten minutes proves its owner. */
  requireFresh({ freshForMs }: CurrentSession, provider: Provider, returnTo: string): void {
    if (freshForMs > 0) return;
    const text = `Confirm with a code that it is you; then you can add ${PROVIDER_NAMES[provider]} to your account.`;
    throw new SocialFailure('no fresh code', text, returnTo);
  }

  private async ownerOf(profile: SocialProfile): Promise<UserAccount | null> {
    const userId = await this.pendingSignIns.findOwner(profile);
    return userId === null ? null : this.users.findById(userId);
  }
}

function requireOpen({ status }: UserAccount, returnTo: string): void {
  if (status === 'active') return;
  throw new SocialFailure(`account ${status}`, `This account is ${status}. Write to us if you think that is a mistake.`, returnTo);
}
