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
/** Text of the terms with its name, the day in India. */
type TermsText = PublishedTerms & { readonly version: string };
/** Version of the terms as listed for staff. */
export type ListedTerms = { readonly version: string; readonly state: 'announced' | 'in force' | 'former'; readonly summary: string };

/** Acceptances of the terms of use. The texts belong to the documents. */
@Injectable()
export class TermsService {
  /** Time of the last check of continued use, by user id. */
  private readonly lookedAt = new Map<string, number>();

  constructor(
    private readonly terms: TermsRepository,
    private readonly documents: TermsTexts,
    private readonly clock: Clock,
  ) {}

  /** True for a talent who has accepted no terms: the first login asks for it. Later versions are accepted by continued use (product-spec section 4). */
  async mustTick({ id, roleId }: Signer): Promise<boolean> {
    if (!splitRoles(roleId).includes(ROLES.talent)) return false;
    return (await this.terms.findAcceptances(id)).length === 0;
  }

  async acceptCurrent(userId: string, how: AcceptanceWay): Promise<void> {
    const version = await this.currentVersion();
    if (version !== null) await this.terms.insertAcceptance({ userId, version, how, acceptedAt: this.clock.now() });
  }

  /** Records continued use as acceptance of the text in force, once its notice period is over; once for each version. */
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

  /** Accepts a published version, before or after its day; NOT_FOUND for an unknown one. */
  async accept(userId: string, version: string): Promise<void> {
    const isKnown = (await this.texts()).some((text) => text.version === version);
    if (!isKnown) throw new DomainError('NOT_FOUND', { detail: 'There is no such version of the terms.' });
    await this.terms.insertAcceptance({ userId, version, how: 'account', acceptedAt: this.clock.now() });
  }

  acceptancesOf(userId: string): Promise<readonly TermsAcceptanceEntity[]> {
    return this.terms.findAcceptances(userId);
  }

  /** Name of the version in force, or null. */
  async currentVersion(): Promise<string | null> {
    return (await this.inForce())?.version ?? null;
  }

  /** Version that comes into force next, or null. */
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
