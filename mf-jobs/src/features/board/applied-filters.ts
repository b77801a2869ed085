import { formatMoney, type Named } from '@alltalent/shared/contracts';
import { type AppliedFilter, nameOf } from '@alltalent/shared/ui/listing';
import { closingInWords, postedInWords } from './filter-options';
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
    closing !== undefined && { label: `Closes ${lower(closingInWords(closing))}`, without: { closing: undefined } },
    posted !== undefined && { label: `Posted ${lower(postedInWords(posted))}`, without: { posted: undefined } },
  ];
  return filters.filter((one) => one !== false);
}

function payFilter({ pay_min, pay_max }: JobFilter): Applied | false {
  const label = rangeInWords(pay_min, pay_max, (sum) => formatMoney(sum, 'INR'));
  return label !== '' && { label, without: { pay_min: undefined, pay_max: undefined } };
}

function ageFilter({ age_min, age_max }: JobFilter): Applied | false {
  const label = rangeInWords(age_min, age_max, String);
  return label !== '' && { label: `Age ${lower(label)}`, without: { age_min: undefined, age_max: undefined } };
}

function rangeInWords(min: number | undefined, max: number | undefined, wordsOf: (value: number) => string): string {
  if (min !== undefined && max !== undefined) return `${wordsOf(min)}–${wordsOf(max)}`;
  if (min !== undefined) return `From ${wordsOf(min)}`;
  return max === undefined ? '' : `Up to ${wordsOf(max)}`;
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
