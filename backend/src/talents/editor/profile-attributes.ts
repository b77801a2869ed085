import { formatCount, type ProfileAttributes } from '@alltalent/shared/contracts';
import type { LookupIndex } from '../lookups/lookups.service';
import type { TalentAttributeValue, TalentRecord } from '../schema/talent-record';

type WrittenAttributes = ProfileAttributes['attributes'];
type Range = { readonly least: number; readonly most: number; readonly hasHalves?: boolean };

/** Plausible values by the attribute's unit. */
const SENSIBLE: Readonly<Record<string, Range>> = {
  kg: { least: 20, most: 400 },
  in: { least: 5, most: 100 },
  UK: { least: 1, most: 20, hasHalves: true },
};
const ANY_NUMBER: Range = { least: 0, most: 1_000_000_000 };

/** Tells whether talents of the category have this attribute. */
export function hasAttribute(lookups: LookupIndex, categoryId: number | null, attributeId: number): boolean {
  const category = categoryId === null ? undefined : lookups.category(categoryId);
  const attribute = lookups.attribute(attributeId);
  if (!category || !attribute) return false;
  return attribute.group === 'physical' ? category.hasPhysical : category.hasSocial;
}

/** Returns what is wrong with a value, as its owner reads it; null when nothing is. */
export function refuseValue(lookups: LookupIndex, { attribute_id: id, value }: WrittenAttributes[number]): string | null {
  const attribute = lookups.attribute(id);
  if (!attribute) return 'There is no such detail';
  if (attribute.type === 'dropdown') {
    return typeof value === 'string' && attribute.options.includes(value) ? null : 'Choose a value of the list';
  }
  const { least, most, hasHalves = false } = SENSIBLE[attribute.unit.trim()] ?? ANY_NUMBER;
  if (typeof value === 'number' && !hasHalves && !Number.isInteger(value)) return 'Please enter a whole number';
  const isSensible = typeof value === 'number' && value >= least && value <= most;
  return isSensible ? null : `Please enter a number from ${least} to ${formatCount(most)}`;
}

/** Converts attributes to their stored form; those the category does not have are left out. */
export function storedAttributes(written: WrittenAttributes, categoryId: number, lookups: LookupIndex): TalentAttributeValue[] {
  return written
    .filter(({ attribute_id: id }) => hasAttribute(lookups, categoryId, id))
    .flatMap(({ attribute_id: attributeId, value }) => {
      const stored = typeof value === 'number' ? value : (lookups.attribute(attributeId)?.options.indexOf(value) ?? -1);
      return stored < 0 ? [] : [{ attributeId, value: stored }];
    });
}

/** Converts stored attributes to the form their owner edits. */
export function attributesOf({ attributes, categoryId }: TalentRecord, lookups: LookupIndex): WrittenAttributes {
  return attributes
    .filter(({ attributeId }) => hasAttribute(lookups, categoryId, attributeId))
    .flatMap(({ attributeId, value }) => {
      const attribute = lookups.attribute(attributeId);
      const written = attribute?.type === 'dropdown' ? attribute.options[value] : value;
      return written === undefined ? [] : [{ attribute_id: attributeId, value: written }];
    });
}
