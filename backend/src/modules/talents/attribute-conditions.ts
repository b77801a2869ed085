import type { SelectQueryBuilder } from 'typeorm';
import type { AttributeCondition } from './talent-search';
import type { TalentSearchEntity } from './talent-search.entity';
import { TalentAttributeEntity } from './talent.entity';

/**
 * `leader`: the attribute whose index gives the talents to look at; every other condition is looked up for a talent by its
 * primary key. Null: the sorted index of the list leads, and all of them are looked up.
 */
export type AttributePlan = { readonly leader: number | null };

export function addAttributes(
  query: SelectQueryBuilder<TalentSearchEntity>,
  conditions: readonly AttributeCondition[],
  { leader }: AttributePlan,
): void {
  conditions.forEach(({ attributeId, from, to }, index) => {
    const range = from === to ? `= :from${index}` : `BETWEEN :from${index} AND :to${index}`;
    const values = query.subQuery().from(TalentAttributeEntity, 'a').where(`a.attributeId = :attribute${index}`);
    const condition =
      attributeId === leader
        ? `s.id IN ${values.select('a.talentId').andWhere(`a.value ${range}`).getQuery()}`
        : `${values.select('a.value').andWhere('a.talentId = s.id').getQuery()} ${range}`;
    query.andWhere(condition, { [`attribute${index}`]: attributeId, [`from${index}`]: from, [`to${index}`]: to });
  });
}
