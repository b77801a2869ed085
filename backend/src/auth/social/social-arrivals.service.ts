import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { openSealedText, sealText } from '../../kernel/sealed-text';
import { hashOf } from '../sessions/session-ids';
import type { Identity, Provider, SocialProfile } from './provider';
import { SocialArrivalRepository } from './social-arrival.repository';
import { SocialIdentityRepository } from './social-identity.repository';
import { SocialNoticesService } from './social-notices.service';

/** What a provider said of the person in this browser; the address is a proposal until a code confirms it. */
export type SocialArrival = {
  readonly provider: Provider;
  /** '' when the provider told none. */
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly returnTo: string;
};

type KeptArrival = SocialProfile & { readonly returnTo: string };

const LIFETIME_MS = 30 * 60 * 1000;

/** People a provider vouches for. They get into an account only after a code to one of its media, in the same browser. */
@Injectable()
export class SocialArrivalsService {
  constructor(
    private readonly arrivals: SocialArrivalRepository,
    private readonly identities: SocialIdentityRepository,
    private readonly notices: SocialNoticesService,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** `sid`: the id in the browser's cookie, as it was when the person came back from the provider. */
  async find(sid: string): Promise<SocialArrival | null> {
    const kept = await this.findKept(sid);
    if (!kept) return null;
    const { provider, email, isEmailVerified, firstName, lastName, returnTo } = kept;
    return { provider, email, isEmailVerified, firstName, lastName, returnTo };
  }

  async keep(sid: string, arrival: KeptArrival): Promise<void> {
    const now = this.clock.now();
    const sealed = sealText(this.config.secretKey, JSON.stringify(arrival));
    await this.arrivals.replace({ askedBy: hashOf(sid), sealed, expiresAt: now + LIFETIME_MS });
  }

  /**
   * The person in this browser has just proved by a code to own the account: from now on the identity opens it. Without an
   * arrival nothing happens; an identity that opens another account goes on opening that one. Call it before the session begins.
   */
  async link(sid: string, userId: string): Promise<void> {
    const kept = await this.findKept(sid);
    if (kept) await this.linkIdentity(kept, userId);
    await this.forget(sid);
  }

  /** The browser goes on under a new id. */
  async move(from: string, to: string): Promise<void> {
    await this.arrivals.move(hashOf(from), hashOf(to));
  }

  async forget(sid: string): Promise<void> {
    await this.arrivals.delete(hashOf(sid));
  }

  /** The account's providers, each once, the first one linked first. */
  async providersOf(userId: string): Promise<readonly Provider[]> {
    const identities = await this.identities.findOfUser(userId);
    return [...new Set(identities.map(({ provider }) => provider))];
  }

  /** Id of the account that the identity opens, or null. */
  async findOwner(identity: Identity): Promise<string | null> {
    return (await this.identities.find(identity))?.userId ?? null;
  }

  /** False when the identity opens an account already. */
  async linkIdentity({ provider, issuer, subject }: Identity, userId: string): Promise<boolean> {
    const isNew = await this.identities.insert({ provider, issuer, subject, userId, createdAt: this.clock.now() });
    if (isNew) await this.notices.tellOfLink(provider, userId);
    return isNew;
  }

  private async findKept(sid: string): Promise<KeptArrival | null> {
    const arrival = await this.arrivals.find(hashOf(sid));
    if (!arrival || arrival.expiresAt <= this.clock.now()) return null;
    const text = openSealedText(this.config.secretKey, arrival.sealed);
    // Sealed by keep(), so of its shape.
    return text === null ? null : (JSON.parse(text) as KeptArrival);
  }
}
