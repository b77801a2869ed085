import type { TalentFilter } from '@alltalent/shared/contracts';
import { t } from '../../kernel/messages';
import type { LookupIndex } from '../lookups/lookups.service';

type Chosen = TalentFilter['filterAttribute'];

/** Describes a filter of talents in words, one part each. */
export function talentFilterWords(filter: TalentFilter, lookups: LookupIndex): string[] {
  const { searchtext, location, category, subCategory, filterAttribute } = filter;
  const gender = lookups.all.genders.find(({ id }) => id === filterAttribute.gender);
  return [
    searchtext === '' ? '' : `“${searchtext}”`,
    category === undefined ? '' : (lookups.category(category)?.name ?? ''),
    subCategory === undefined ? '' : lookups.subCategoryName(subCategory),
    location,
    gender?.name ?? '',
    ageWords(filterAttribute.minAge, filterAttribute.maxAge),
    ...attributeWords(filterAttribute, lookups),
  ].filter((part) => part !== '');
}

/** Describes a range of ages; '' where both ends are open. */
export function ageWords(min: number | undefined, max: number | undefined): string {
  if (min !== undefined && max !== undefined) return t('alerts.filter.ages', { min, max });
  if (min !== undefined) return t('alerts.filter.ageFrom', { min });
  return max === undefined ? '' : t('alerts.filter.ageUpTo', { max });
}

function attributeWords({ values, extra }: Chosen, lookups: LookupIndex): string[] {
  const label = (id: string) => lookups.attribute(Number(id))?.label ?? '';
  const ranges = Object.entries(extra ?? {}).filter(([, { min, max }]) => min !== undefined || max !== undefined);
  return [
    ...Object.entries(values ?? {}).map(([id, value]) => t('alerts.filter.attribute', { label: label(id), value })),
    ...ranges.map(([id, range]) => t('alerts.filter.attribute', { label: label(id), value: rangeWords(range) })),
  ];
}

function rangeWords({ min, max }: NonNullable<Chosen['extra']>[string]): string {
  if (min !== undefined && max !== undefined) return min === max ? String(min) : `${min}–${max}`;
  return min === undefined ? t('alerts.filter.upTo', { value: String(max) }) : t('alerts.filter.from', { value: String(min) });
}
