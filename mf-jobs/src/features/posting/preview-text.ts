import {
  formatMoneyRange,
  formatShortDay,
  isDate,
  type JobContent,
  type JobRoleContent,
  type Named,
  PAY_KIND_LABELS,
} from '@alltalent/shared/contracts';
import { agesOf, nameOf, peopleOf } from './role-text';

/** 'Female, 35–48': what a part asks, in a line. */
export function askedOf(role: JobRoleContent, genders: readonly Named[] | undefined): string {
  const parts = [nameOf(genders, role.gender_id), agesOf(role), role.people === 1 ? '' : peopleOf(role)];
  return parts.filter((part) => part !== '').join(', ') || 'Anybody';
}

/** 'Mumbai, 12–28 Jan'; '' while nothing is said. */
export function whereAndWhen(content: JobContent, city: string): string {
  const where = content.is_remote ? (city === '' ? 'Anywhere' : `${city} or anywhere`) : city;
  const when = content.is_flexible ? 'flexible dates' : daysOf(content.starts_on, content.ends_on);
  return [where, when].filter((part) => part !== '').join(', ');
}

/** '₹2,40,000 per day', '₹25,000–₹40,000 per day', 'Unpaid – student'; '' while nothing is said. */
export function payOf({ pay_kind, pay, pay_max, pay_unit }: JobContent): string {
  if (pay_kind !== 'paid') return PAY_KIND_LABELS[pay_kind];
  return pay === null ? '' : `${formatMoneyRange(pay, pay_max, 'INR')} ${pay_unit}`.trim();
}

export function daysOf(first: string, last: string): string {
  if (!isDate(first)) return '';
  if (!isDate(last) || last <= first) return formatShortDay(first);
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${isSameMonth ? Number(first.slice(8)) : formatShortDay(first)}–${formatShortDay(last)}`;
}
