import { PLAN_IDS, TEXT_KINDS } from '@alltalent/shared/contracts';
import { type DetailMessageId, t } from '../../messages/detail';
import { word } from './act-detail';
import { plainly } from './plain-words';

const NUMBERED: Readonly<Record<string, DetailMessageId>> = {
  job: 'subject.job',
  report: 'subject.report',
  booking: 'subject.booking',
  review: 'subject.review',
  thread: 'subject.thread',
  shoot: 'subject.shoot',
  lead: 'subject.lead',
  talent: 'subject.talent',
  'promo-code': 'subject.code',
};
/** Lists, which the sentence of the act names, and roles that are shown with the act. */
const SAID =
  /^(?:staff:.*|si_\w+|outbox|ratings|figures|payments|orders|profiles|jobs|leads|letters|messages|applications|reports|bookings|shoots|people|membership)$/u;

/** What an entry is about, in words; '' where the sentence of its act says it. Tickets stay as people know them. */
export function subjectInWords(subject: string): string {
  if (subject === '' || SAID.test(subject)) return '';
  const kind = TEXT_KINDS.find((one) => subject.startsWith(`${one}/`));
  if (kind !== undefined) return t('subject.text', { kind, name: nameOf(subject.slice(kind.length + 1)) });
  if (subject.startsWith('picture/')) return t('subject.picture', { id: subject.slice('picture/'.length) });
  if (subject.startsWith('ord_')) return t('subject.order', { id: subject.slice('ord_'.length) });
  const [part = '', ...rest] = subject.split(':');
  const id = rest.join(':');
  if (part === 'plan') return t('subject.plan', { plan: PLAN_IDS.some((plan) => plan === id) ? word('detail.plan', id) : plainly(id) });
  if (part === 'membership') return word('subject.settings', id);
  if (part === 'rebuild-ratings') return word('subject.task', part);
  const sentence = Object.hasOwn(NUMBERED, part) ? NUMBERED[part] : undefined;
  return sentence === undefined ? plainly(subject) : t(sentence, { id });
}

const nameOf = (name: string): string => (name === 'home' ? t('subject.home') : name);
