import { bound, type Condition } from '../schema/condition';
import type { AttributeCondition } from './talent-search';

/**
 * How attributes are looked up. `leader` is the attribute whose index gives the talents; every other condition is checked for
 * each talent by primary key. Null when the sorted index of the list gives the talents, and all conditions are checked so.
 */
export type AttributePlan = { readonly leader: number | null };

export function attributeConditions(conditions: readonly AttributeCondition[], { leader }: AttributePlan): Condition[] {
  return conditions.map(({ attributeId, from, to }) => {
    const range = from === to ? bound('= ?', from) : bound('BETWEEN ? AND ?', from, to);
    return attributeId === leader
      ? bound(
          `s.id IN (SELECT a.talent_id FROM talent_attribute a WHERE a.attribute_id = ? AND a.value ${range.text})`,
          attributeId,
          ...range.values,
        )
      : bound(
          `(SELECT a.value FROM talent_attribute a WHERE a.attribute_id = ? AND a.talent_id = s.id) ${range.text}`,
          attributeId,
          ...range.values,
        );
  });
}
