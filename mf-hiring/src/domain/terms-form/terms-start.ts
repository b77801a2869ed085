import { INDIA_TIME_ZONE, type OfferOptionsResponse, type OfferTerms, type UsageMedium } from '@alltalent/shared/contracts';
import { addDays } from '@alltalent/shared/contracts';
import { todayInIndia } from '../days/days';

/** Terms as they are typed; `fee` as people write sums. */
export type TermsValues = Readonly<
  Record<
    | 'title'
    | 'role'
    | 'starts_on'
    | 'ends_on'
    | 'call_time'
    | 'time_zone'
    | 'place'
    | 'fee'
    | 'currency'
    | 'fee_unit'
    | 'usage_territory'
    | 'usage_period'
    | 'expenses'
    | 'bring'
    | 'answer_by'
    | 'text',
    string
  >
> & { readonly usage_media: readonly UsageMedium[] };

/** What is sent: terms, last day for an answer, and a message. */
export type TermsInput = { readonly terms: OfferTerms; readonly answer_by: string; readonly text: string };

const DAYS_TO_ANSWER = 5;
const REST = {
  call_time: '',
  time_zone: INDIA_TIME_ZONE,
  usage_media: [],
  usage_territory: '',
  usage_period: '',
  expenses: '',
  bring: '',
  text: '',
} as const;

/** A few days from now, but no later than the first day of the work. */
function answerBy(firstDay: string): string {
  const today = todayInIndia();
  const day = addDays(today, DAYS_TO_ANSWER);
  return firstDay >= today && firstDay < day ? firstDay : day;
}

const asTyped = (fee: number | null): string => (fee === null ? '' : String(fee));

export const valuesOfOptions = ({ fee, ...terms }: OfferOptionsResponse['data']['terms']): TermsValues => ({
  ...REST,
  ...terms,
  fee: asTyped(fee),
  answer_by: answerBy(terms.starts_on),
});

export const valuesOfTerms = ({ fee, ...terms }: OfferTerms): TermsValues => ({
  ...REST,
  ...terms,
  fee: asTyped(fee),
  answer_by: answerBy(terms.starts_on),
});
