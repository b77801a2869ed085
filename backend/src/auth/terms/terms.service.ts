import { dayInIndia, ROLES, splitRoles, type TermsVersion } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { DomainError } from '../../kernel/domain-error';
import type { AcceptanceWay, TermsAcceptanceEntity } from './terms.entities';
import { endOfNoticePeriod } from './terms-notice-period';
import { type PublishedTerms, TermsTexts } from './terms-texts';
import { TermsRepository } from './terms.repository';

const LOOK_AGAIN_MS = 60_000;
const USERS_REMEMBERED = 10_000;

type Signer = { readonly id: string; readonly roleId: string };
/** A text of the terms, named by its day. */
type TermsText = PublishedTerms & { readonly version: string };
/** For staff. */
export type ListedTerms = { readonly version: string; readonly state: 'announced' | 'in force' | 'former'; readonly summary: string };

/** Who accepted which text of the terms of use. The page of the terms has the texts, and this service the acceptances. */
@Injectable()
export class TermsService {
  /** When a user's continued use was last looked at. */
  private readonly lookedAt = new Map<string, number>();

  constructor(
    private readonly terms: TermsRepository,
    private readonly documents: TermsTexts,
    private readonly clock: Clock,
  ) {}

  /** A talent ticks the terms at the first login; later versions are accepted by continued use (product-spec section 4). */
  async mustTick({ id, roleId }: Signer): Promise<boolean> {
    if (!splitRoles(roleId).includes(ROLES.talent)) return false;
    return (await this.terms.findAcceptances(id)).length === 0;
  }

  async acceptCurrent(userId: string, how: AcceptanceWay): Promise<void> {
    const version = await this.currentVersion();
    if (version !== null) await this.terms.insertAcceptance({ userId, version, how, acceptedAt: this.clock.now() });
  }

  /** Using the site under a text whose fifteen days of notice are over is accepting it; recorded once per version. */
  async recordContinuedUse(userId: string): Promise<void> {
    const now = this.clock.now();
    if (now - (this.lookedAt.get(userId) ?? -Infinity) < LOOK_AGAIN_MS) return;
    if (this.lookedAt.size >= USERS_REMEMBERED) this.lookedAt.clear();
    this.lookedAt.set(userId, now);
    const [current, accepted] = await Promise.all([this.inForce(), this.terms.findAcceptances(userId)]);
    if (!current || accepted.length === 0 || accepted.some(({ version }) => version === current.version)) return;
    if (endOfNoticePeriod(current.savedAt) > now) return;
    await this.terms.insertAcceptance({ userId, version: current.version, how: 'continued_use', acceptedAt: now });
  }

  /** Accepts a version ahead of its day, or again. */
  async accept(userId: string, version: string): Promise<void> {
    const isKnown = (await this.texts()).some((text) => text.version === version);
    if (!isKnown) throw new DomainError('NOT_FOUND', { detail: 'There is no such version of the terms.' });
    await this.terms.insertAcceptance({ userId, version, how: 'account', acceptedAt: this.clock.now() });
  }

  acceptancesOf(userId: string): Promise<readonly TermsAcceptanceEntity[]> {
    return this.terms.findAcceptances(userId);
  }

  /** Name of the version in force. */
  async currentVersion(): Promise<string | null> {
    return (await this.inForce())?.version ?? null;
  }

  /** The version that comes into force next, or null. */
  async upcoming(): Promise<TermsVersion | null> {
    const now = this.clock.now();
    const next = (await this.texts()).findLast(({ effectiveAt }) => effectiveAt > now);
    return next ? { version: next.version, effective_on: next.version, summary: next.summary } : null;
  }

  /** Of the latest day first. */
  async versions(): Promise<ListedTerms[]> {
    const [texts, current] = await Promise.all([this.texts(), this.inForce()]);
    const now = this.clock.now();
    return texts.map(({ version, effectiveAt, summary }) => {
      const past = version === current?.version ? 'in force' : 'former';
      return { version, state: effectiveAt > now ? 'announced' : past, summary };
    });
  }

  private async inForce(): Promise<TermsText | undefined> {
    const now = this.clock.now();
    return (await this.texts()).find(({ effectiveAt }) => effectiveAt <= now);
  }

  /** Of the latest day first. */
  private async texts(): Promise<TermsText[]> {
    const published = await this.documents.published();
    return published.map((text) => ({ ...text, version: dayInIndia(text.effectiveAt) }));
  }
}
