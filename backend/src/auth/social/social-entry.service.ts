import { Injectable } from '@nestjs/common';
import type { Visitor } from '../../kernel/http/access.decorators';
import { AppLog } from '../../kernel/logging/app-log';
import type { CurrentSession } from '../sessions/session.service';
import { newSid } from '../sessions/session-ids';
import { TermsService } from '../terms/terms.service';
import type { UserAccount } from '../users/user-account';
import { UsersService } from '../users/users.service';
import { type Provider, PROVIDER_NAMES, type SocialProfile } from './provider';
import { SocialArrivalsService } from './social-arrivals.service';
import { SocialFailure } from './social-failure';
import type { SocialOutcome } from './social-visit';

/** What the word of a provider opens: an account that was linked before, and nothing else. An equal e-mail address opens none. */
@Injectable()
export class SocialEntryService {
  constructor(
    private readonly arrivals: SocialArrivalsService,
    private readonly users: UsersService,
    private readonly terms: TermsService,
    private readonly log: AppLog,
  ) {}

  /** A visitor: in, or on to the code that proves whose account to open. */
  async enter({ sid }: Visitor, profile: SocialProfile, returnTo: string): Promise<SocialOutcome> {
    const { provider } = profile;
    const user = await this.ownerOf(profile);
    if (user) requireOpen(user, returnTo);
    if (!user || (await this.terms.mustTick(user))) {
      const renewed = newSid();
      await this.arrivals.keep(renewed, { ...profile, returnTo });
      await this.arrivals.forget(sid ?? '');
      this.log.info('social arrival', { provider });
      return { kind: 'arrival', returnTo, sid: renewed };
    }
    await this.arrivals.forget(sid ?? '');
    await this.terms.recordContinuedUse(user.id);
    this.log.info('login', { user_id: user.id, way: provider });
    return { kind: 'login', login: { userId: user.id, roleId: user.roleId, way: 'social', isRemembered: true }, returnTo };
  }

  /** A user who adds a provider to the own account. */
  async linkToOwn(session: CurrentSession, profile: SocialProfile, returnTo: string): Promise<SocialOutcome> {
    const { provider } = profile;
    const name = PROVIDER_NAMES[provider];
    this.requireFresh(session, provider, returnTo);
    if (!(await this.arrivals.linkIdentity(profile, session.userId)) && (await this.ownerOf(profile))?.id !== session.userId) {
      const text = `This ${name} account opens another account here. Log out, then log in with ${name} to use that one.`;
      throw new SocialFailure('the identity belongs to another account', text, returnTo);
    }
    this.log.info('social identity linked', { user_id: session.userId, provider });
    return { kind: 'linked', text: `From now on you can log in with ${name}.`, returnTo };
  }

  /** A new key to the account is cut only for its owner, who has proved to be there by a code. */
  requireFresh({ freshForMs }: CurrentSession, provider: Provider, returnTo: string): void {
    if (freshForMs > 0) return;
    const text = `Confirm with a code that it is you; then you can add ${PROVIDER_NAMES[provider]} to your account.`;
    throw new SocialFailure('no fresh code', text, returnTo);
  }

  private async ownerOf(profile: SocialProfile): Promise<UserAccount | null> {
    const userId = await this.arrivals.findOwner(profile);
    return userId === null ? null : this.users.findById(userId);
  }
}

function requireOpen({ status }: UserAccount, returnTo: string): void {
  if (status === 'active') return;
  throw new SocialFailure(`account ${status}`, `This account is ${status}. Write to us if you think that is a mistake.`, returnTo);
}
