import type { DataSource } from 'typeorm';
import { ExpiringCache } from '../../caching/expiring-cache';
import type { AttributeCondition } from './talent-search';
import { TalentAttributeEntity } from './talent.entity';

const KEEP_SECONDS = 60;
/** From here on a condition is too common to lead. */
const COMMON = 20_000;

/** How many talents a condition is met by, as far as it pays to count them: a few milliseconds at most. */
export class AttributeSizesRepository {
  private readonly sizes = new ExpiringCache<number>({ seconds: KEEP_SECONDS, maxEntries: 500 });

  constructor(private readonly dataSource: DataSource) {}

  /** The attribute that fewest talents have as wanted; null where every condition is common. */
  async findRarest(conditions: readonly AttributeCondition[]): Promise<number | null> {
    const sizes = await Promise.all(
      conditions.map(async (condition) => ({
        attributeId: condition.attributeId,
        size: await this.sizes.get(JSON.stringify(condition), () => this.count(condition)),
      })),
    );
    const [rarest] = sizes.sort((one, other) => one.size - other.size);
    return rarest && rarest.size < COMMON ? rarest.attributeId : null;
  }

  private async count({ attributeId, from, to }: AttributeCondition): Promise<number> {
    const row = await this.dataSource
      .createQueryBuilder()
      .select('COUNT(*)', 'total')
      .from(
        (some) =>
          some
            .select('a.talentId', 'id')
            .from(TalentAttributeEntity, 'a')
            .where('a.attributeId = :attributeId AND a.value BETWEEN :from AND :to', { attributeId, from, to })
            .limit(COMMON),
        'some',
      )
      .getRawOne<{ total: number | string }>();
    return Number(row?.total ?? 0);
  }
}
