import { formatMoney, type JobsQuery } from '@alltalent/shared/contracts';
import { t } from '../../kernel/messages';
import { ageWords, type LookupIndex } from '../../talents';

/** Describes a filter of jobs in words, one part each. */
export function jobFilterWords(query: JobsQuery, lookups: LookupIndex): string[] {
  const { q = '', location = '', category, gender, closing, posted } = query;
  return [
    q === '' ? '' : `“${q}”`,
    category === undefined ? '' : (lookups.category(category)?.name ?? ''),
    location,
    query.remote === '1' ? t(location === '' ? 'alerts.filter.remote' : 'alerts.filter.remoteToo') : '',
    payWords(query),
    query.paid === '1' ? t('alerts.filter.paid') : '',
    lookups.all.genders.find(({ id }) => id === gender)?.name ?? '',
    ageWords(query.age_min, query.age_max),
    closing === undefined ? '' : t('alerts.filter.closing', { days: closing }),
    posted === undefined ? '' : t('alerts.filter.posted', { days: posted }),
  ].filter((part) => part !== '');
}

function payWords({ pay_min: min, pay_max: max }: JobsQuery): string {
  const money = (sum: number) => formatMoney(sum, 'INR');
  if (min !== undefined && max !== undefined) return `${money(min)}–${money(max)}`;
  if (min !== undefined) return t('alerts.filter.from', { value: money(min) });
  return max === undefined ? '' : t('alerts.filter.upTo', { value: money(max) });
}
