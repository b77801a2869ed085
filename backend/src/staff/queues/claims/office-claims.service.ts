import type { Claim, ClaimItemInput, ClaimResponse, Queue } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../../auth';
import { Clock } from '../../../kernel/clock/clock';
import { type OfficeClaim, OfficeClaimsRepository } from './office-claims.repository';

/** How long a claim lasts, unless its page, which is still open, renews it. */
export const CLAIM_MS = 2 * 60 * 1000;

/** Who works on which item of a queue, so that no two people do the same work unknowingly. A claim bars nobody from deciding. */
@Injectable()
export class OfficeClaimsService {
  constructor(
    private readonly claims: OfficeClaimsRepository,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /** Claims, takes over or releases an item for a person; answers whose it is afterwards. */
  async claim(userId: string, { queue, id: item, takes_over: takesOver, releases }: ClaimItemInput): Promise<ClaimResponse> {
    if (releases) {
      await this.claims.release({ queue, item }, userId);
      return { status: 200, is_mine: false, claim: await this.find(queue, item) };
    }
    const now = this.clock.now();
    await this.claims.claim({ queue, item, userId, until: now + CLAIM_MS }, { now, takesOver });
    // Two requests of one person can meet: the second inserts nothing, and yet the item is theirs.
    const claim = await this.find(queue, item);
    return { status: 200, is_mine: claim?.user_id === userId, claim };
  }

  /** Finds who works on an item; null while nobody does. */
  async find(queue: Queue, item: string): Promise<Claim | null> {
    return (await this.findMany(queue, [item])).get(item) ?? null;
  }

  /** Finds who works on these items, by their keys. */
  async findMany(queue: Queue, items: readonly string[]): Promise<ReadonlyMap<string, Claim>> {
    const claims = await this.claims.findMany(queue, items, this.clock.now());
    const names = await this.users.namesOf(claims.map(({ userId }) => userId));
    return new Map(claims.map((claim) => [claim.item, shownClaim(claim, names.get(claim.userId) ?? '')]));
  }

  /** Ends the claim of an item that was decided. */
  async end(queue: Queue, item: string): Promise<void> {
    await this.claims.delete({ queue, item });
  }
}

function shownClaim({ userId, until }: OfficeClaim, name: string): Claim {
  return { user_id: userId, name, until: new Date(until).toISOString() };
}
