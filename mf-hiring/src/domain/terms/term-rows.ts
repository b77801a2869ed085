import { type OfferTerms, USAGE_MEDIUM_LABELS } from '@alltalent/shared/contracts';
import { feeText } from '../fees/fee-text';
import { callTimeText, spanText } from '../days/days';
import { t } from '../../messages';

export type TermRow = { readonly id: string; readonly label: string; readonly value: string };

/** Terms in words, in the order of the sheet; what was left open says so. */
export function termRows(terms: OfferTerms): readonly TermRow[] {
  return [
    { id: 'title', label: t('offers.project'), value: terms.title },
    { id: 'role', label: t('offers.role'), value: terms.role },
    { id: 'days', label: t('offers.days'), value: spanText(terms) },
    { id: 'time', label: t('offers.callTime'), value: callTimeText(terms.call_time, terms.time_zone) || t('offers.timeLater') },
    { id: 'place', label: t('offers.place'), value: terms.place },
    { id: 'fee', label: t('offers.fee'), value: feeText(terms) },
    { id: 'usage', label: t('offers.usage'), value: usageOf(terms) },
    { id: 'expenses', label: t('offers.expenses'), value: terms.expenses || t('offers.noExpenses') },
    { id: 'bring', label: t('offers.bring'), value: terms.bring || t('offers.nothingToBring') },
  ];
}

function usageOf({ usage_media: media, usage_territory: territory, usage_period: period }: OfferTerms): string {
  if (media.length === 0) return t('offers.noUsage');
  return [media.map((medium) => USAGE_MEDIUM_LABELS[medium]).join(', '), territory, period].filter(Boolean).join(' · ');
}

export type TermChange = { readonly id: string; readonly label: string; readonly before: string; readonly now: string };

/** What differs between two versions of the terms. */
export function termChanges(before: OfferTerms, now: OfferTerms): readonly TermChange[] {
  const old = termRows(before);
  return termRows(now).flatMap(({ id, label, value }, index) => {
    const former = old[index]?.value ?? '';
    return former === value ? [] : [{ id, label, before: former, now: value }];
  });
}
