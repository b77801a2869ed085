import { formatMoney, type Named } from '@alltalent/shared/contracts';
import { type AppliedFilter, nameOf } from '@alltalent/shared/ui/listing';
import { closingText, postedText } from './filter-options';
import type { FilterChange, JobFilter } from './job-filter';

type Applied = AppliedFilter<FilterChange>;
type Names = { readonly categories: readonly Named[] | undefined; readonly genders: readonly Named[] | undefined };

/** Names the filters in force. An id whose name is not known, or not yet, goes by what it is. */
export function appliedFilters(filter: JobFilter, { categories, genders }: Names): readonly Applied[] {
  const { q, category, location, remote, paid, gender, closing, posted } = filter;
  const filters: readonly (Applied | false)[] = [
    q !== '' && { label: `“${q}”`, without: { q: '' } },
    category !== undefined && { label: nameOf(category, categories) ?? 'Category', without: { category: undefined } },
    location !== '' && { label: location, without: { location: '' } },
    remote && { label: location === '' ? 'Remote' : 'Remote too', without: { remote: false } },
    payFilter(filter),
    paid && { label: 'Paid only', without: { paid: false } },
    ageFilter(filter),
    gender !== undefined && { label: nameOf(gender, genders) ?? 'Gender', without: { gender: undefined } },
    closing !== undefined && { label: `Closes ${lower(closingText(closing))}`, without: { closing: undefined } },
    posted !== undefined && { label: `Posted ${lower(postedText(posted))}`, without: { posted: undefined } },
  ];
  return filters.filter((one) => one !== false);
}

function payFilter({ pay_min, pay_max }: JobFilter): Applied | false {
  const label = formatRange(pay_min, pay_max, (sum) => formatMoney(sum, 'INR'));
  return label !== '' && { label, without: { pay_min: undefined, pay_max: undefined } };
}

function ageFilter({ age_min, age_max }: JobFilter): Applied | false {
  const label = formatRange(age_min, age_max, String);
  return label !== '' && { label: `Age ${lower(label)}`, without: { age_min: undefined, age_max: undefined } };
}

function formatRange(min: number | undefined, max: number | undefined, format: (value: number) => string): string {
  if (min !== undefined && max !== undefined) return `${format(min)}–${format(max)}`;
  if (min !== undefined) return `From ${format(min)}`;
  return max === undefined ? '' : `Up to ${format(max)}`;
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
