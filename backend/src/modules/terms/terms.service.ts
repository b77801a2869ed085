import { dayInIndia, ROLES, splitRoles, type TermsVersion } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/domain-error';
import type { AcceptanceWay, TermsAcceptanceEntity, TermsVersionEntity } from './terms.entities';
import { refuseDraft, startOf, type TermsDraft, toDay } from './terms.policy';
import { TermsRepository } from './terms.repository';

const LOOK_AGAIN_MS = 60_000;
const USERS_REMEMBERED = 10_000;

type Signer = { readonly id: string; readonly roleId: string };

/** Which version of the Terms & Conditions is in force, and who accepted it. */
@Injectable()
export class TermsService {
  /** When a user's continued use was last looked at. */
  private readonly lookedAt = new Map<string, number>();

  constructor(
    private readonly terms: TermsRepository,
    private readonly clock: Clock,
  ) {}

  /** A talent ticks the terms at the first login; later versions are accepted by continued use (product-spec section 4). */
  async mustTick({ id, roleId }: Signer): Promise<boolean> {
    if (!splitRoles(roleId).includes(ROLES.talent)) return false;
    return (await this.terms.findAcceptances(id)).length === 0;
  }

  async acceptCurrent(userId: string, how: AcceptanceWay): Promise<void> {
    const now = this.clock.now();
    const current = await this.terms.findInForce(now);
    if (current) await this.terms.insertAcceptance({ userId, version: current.version, how, acceptedAt: now });
  }

  /** Using the site under a version that was announced in time is accepting it; recorded once per version. */
  async recordContinuedUse(userId: string): Promise<void> {
    const now = this.clock.now();
    if (now - (this.lookedAt.get(userId) ?? -Infinity) < LOOK_AGAIN_MS) return;
    if (this.lookedAt.size >= USERS_REMEMBERED) this.lookedAt.clear();
    this.lookedAt.set(userId, now);
    const [current, accepted] = await Promise.all([this.terms.findInForce(now), this.terms.findAcceptances(userId)]);
    if (!current || accepted.length === 0 || accepted.some(({ version }) => version === current.version)) return;
    await this.terms.insertAcceptance({ userId, version: current.version, how: 'continued_use', acceptedAt: now });
  }

  /** Accepts a version ahead of its day, or again. */
  async accept(userId: string, version: string): Promise<void> {
    if (!(await this.terms.findVersion(version))) throw new DomainError('NOT_FOUND', { detail: 'There is no such version of the terms.' });
    await this.terms.insertAcceptance({ userId, version, how: 'account', acceptedAt: this.clock.now() });
  }

  acceptancesOf(userId: string): Promise<readonly TermsAcceptanceEntity[]> {
    return this.terms.findAcceptances(userId);
  }

  /** Name of the version in force. */
  async currentVersion(): Promise<string | null> {
    return (await this.terms.findInForce(this.clock.now()))?.version ?? null;
  }

  /** The version that comes into force next, or null. */
  async upcoming(): Promise<TermsVersion | null> {
    const next = await this.terms.findUpcoming(this.clock.now());
    return next && { version: next.version, effective_on: toDay(next.effectiveAt), summary: next.summary };
  }

  /** Announces a version; refused without fifteen days of notice, counted from today in India. */
  async post(draft: TermsDraft): Promise<void> {
    const now = this.clock.now();
    const refusal = refuseDraft(draft, await this.terms.findVersions(), dayInIndia(now));
    if (refusal) throw new DomainError('VALIDATION_FAILED', { detail: refusal });
    const { version, effectiveOn, summary } = draft;
    await this.terms.insertVersion({ version, summary, postedAt: now, effectiveAt: startOf(effectiveOn) });
  }

  /** The newest first. */
  versions(): Promise<readonly TermsVersionEntity[]> {
    return this.terms.findVersions();
  }
}
