import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ExpiringCache } from '../../kernel/caching/expiring-cache';
import type { AttributeCondition } from './talent-search';
import { TalentAttributeEntity } from '../schema/talent.entity';

const CACHE_SECONDS = 60;

/** Counts how many talents meet a condition, in an index and only up to a limit. */
@Injectable()
export class AttributeSizesRepository {
  private readonly sizes = new ExpiringCache<number>({ seconds: CACHE_SECONDS, maxEntries: 500 });

  constructor(private readonly dataSource: DataSource) {}

  /** Returns the attribute whose condition fewest talents meet; null when `common` talents or more meet every condition. */
  async findRarest(conditions: readonly AttributeCondition[], common: number): Promise<number | null> {
    const sizes = await Promise.all(
      conditions.map(async (condition) => ({
        attributeId: condition.attributeId,
        size: await this.sizes.get(JSON.stringify(condition), () => this.count(condition, common)),
      })),
    );
    const [rarest] = sizes.sort((one, other) => one.size - other.size);
    return rarest && rarest.size < common ? rarest.attributeId : null;
  }

  private async count({ attributeId, from, to }: AttributeCondition, common: number): Promise<number> {
    const row = await this.dataSource
      .createQueryBuilder()
      .select('COUNT(*)', 'total')
      .from(
        (some) =>
          some
            .select('a.talentId', 'id')
            .from(TalentAttributeEntity, 'a')
            .where('a.attributeId = :attributeId AND a.value BETWEEN :from AND :to', { attributeId, from, to })
            .limit(common),
        'some',
      )
      .getRawOne<{ total: number | string }>();
    return Number(row?.total ?? 0);
  }
}
