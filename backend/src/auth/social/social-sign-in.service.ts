import { redirectPath } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import { PROVIDER_NAMES } from './provider';
import { newSignInSecrets, type ProviderClient } from './provider-client';
import { ProviderClients } from './provider-clients';
import { type SocialAttempt, SocialAttemptsService } from './social-attempts.service';
import { SocialEntryService } from './social-entry.service';
import { providerFailure, SocialFailure } from './social-failure';
import type { SocialOutcome, SocialVisit } from './social-visit';

const STARTS_PER_IP_AND_HOUR = 60;
const HOUR_MS = 3600 * 1000;

/** Sign-in at a provider: start and return. Everything that does not fit the attempt this browser started throws a SocialFailure. */
@Injectable()
export class SocialSignInService {
  constructor(
    private readonly providers: ProviderClients,
    private readonly attempts: SocialAttemptsService,
    private readonly entry: SocialEntryService,
    private readonly limits: RateLimitsService,
  ) {}

  /** URL at the provider to which the browser is sent. `sid`: the browser's current id. */
  async start(visit: SocialVisit, sid: string): Promise<string> {
    const { provider, session } = visit;
    const returnTo = redirectPath(visit.query.get('to') ?? undefined);
    const client = this.clientOf(visit, returnTo);
    requireOwnPage(visit, returnTo);
    if (session) this.entry.requireFresh(session, provider, returnTo);
    await this.limits.consume([{ name: 'social:ip', subject: visit.visitor.ip, most: STARTS_PER_IP_AND_HOUR, windowMs: HOUR_MS }]);
    const secrets = newSignInSecrets();
    const url = await client.authorizationUrl(secrets).catch((error: unknown) => {
      throw providerFailure(provider, error, returnTo);
    });
    await this.attempts.save(sid, { provider, secrets, returnTo, userId: session?.userId ?? null });
    return url.href;
  }

  /** Finishes the attempt with which the browser came back, and says what it opens. */
  async finish(visit: SocialVisit): Promise<SocialOutcome> {
    const { secrets, returnTo } = await this.consumeAttempt(visit);
    const client = this.clientOf(visit, returnTo);
    const profile = await client.fetchProfile(`?${visit.query}`, secrets).catch((error: unknown) => {
      throw providerFailure(visit.provider, error, returnTo);
    });
    if (visit.session) return this.entry.linkToOwn(visit.session, profile, returnTo);
    const outcome = await this.entry.enter(visit.visitor, profile, returnTo);
    if (outcome.kind === 'pending' && visit.visitor.sid !== null) await this.attempts.move(visit.visitor.sid, outcome.sid);
    return outcome;
  }

  private async consumeAttempt({ provider, visitor: { sid }, session, query }: SocialVisit): Promise<SocialAttempt> {
    const state = query.get('state');
    const attempt = sid !== null && state !== null ? await this.attempts.consume(sid, state) : null;
    const text = `This sign-in with ${PROVIDER_NAMES[provider]} is over. Start it again in this browser, or log in with a code instead.`;
    if (!attempt) throw new SocialFailure('no attempt with this state and browser', text);
    if (attempt.provider !== provider) throw new SocialFailure(`the attempt was for ${attempt.provider}`, text, attempt.returnTo);
    if (attempt.userId !== (session?.userId ?? null)) throw new SocialFailure('the session changed on the way', text, attempt.returnTo);
    return attempt;
  }

  private clientOf({ provider }: SocialVisit, returnTo: string): ProviderClient {
    const client = this.providers.of(provider);
    if (client) return client;
    const text = `Signing in with ${PROVIDER_NAMES[provider]} is not possible here. Log in with a code instead.`;
    throw new SocialFailure('not configured', text, returnTo);
  }
}

/** Refuses a start from another site, which could have signed the browser in at the provider under its own account. */
function requireOwnPage({ provider, isCrossSite }: SocialVisit, returnTo: string): void {
  if (!isCrossSite) return;
  const text = `To sign in with ${PROVIDER_NAMES[provider]}, choose JOIN NOW and then ${PROVIDER_NAMES[provider]}.`;
  throw new SocialFailure('started from another site', text, returnTo);
}
