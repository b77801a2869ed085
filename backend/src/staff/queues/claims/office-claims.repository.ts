import type { Queue } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, In, LessThan, LessThanOrEqual, MoreThan, type Repository } from 'typeorm';
import { unlessDuplicate } from '../../../kernel/database/database-errors';
import { deleteInSteps } from '../../../kernel/database/delete-in-steps';
import { OfficeClaimEntity } from './office-claim.entity';

export type OfficeClaim = Readonly<OfficeClaimEntity>;
type Item = Pick<OfficeClaim, 'queue' | 'item'>;

@Injectable()
export class OfficeClaimsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Stores a claim where the item has none that is valid at `now` but the claimant's own; false when a colleague has it. The unique key
   * decides between two at once. With `takesOver`: whoever has it.
   */
  async claim(claim: OfficeClaim, { now, takesOver }: { readonly now: number; readonly takesOver: boolean }): Promise<boolean> {
    const { queue, item, userId } = claim;
    const free = [
      { queue, item, userId },
      { queue, item, until: LessThanOrEqual(now) },
    ];
    for (const where of takesOver ? [{ queue, item }] : free)
      if (((await this.rows.update(where, { userId, until: claim.until })).affected ?? 0) > 0) return true;
    return unlessDuplicate(() => this.rows.insert(claim));
  }

  /** Finds the claim of an item that is valid at `now`. */
  find({ queue, item }: Item, now: number): Promise<OfficeClaim | null> {
    return this.rows.findOneBy({ queue, item, until: MoreThan(now) });
  }

  /** Finds the claims of these items that are valid at `now`. */
  findMany(queue: Queue, items: readonly string[], now: number): Promise<OfficeClaim[]> {
    return items.length === 0 ? Promise.resolve([]) : this.rows.findBy({ queue, item: In([...items]), until: MoreThan(now) });
  }

  /** Deletes a person's claim of an item. */
  async release({ queue, item }: Item, userId: string): Promise<void> {
    await this.rows.delete({ queue, item, userId });
  }

  /** Deletes whatever claim an item has. */
  async delete({ queue, item }: Item): Promise<void> {
    await this.rows.delete({ queue, item });
  }

  /** Deletes claims that ended before `time` (ms); returns how many. */
  deleteBefore(time: number): Promise<number> {
    return deleteInSteps(this.rows, { until: LessThan(time) });
  }

  private get rows(): Repository<OfficeClaimEntity> {
    return this.dataSource.getRepository(OfficeClaimEntity);
  }
}
