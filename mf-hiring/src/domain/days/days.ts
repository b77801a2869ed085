import { dayInIndia, formatDay, INDIA_TIME_ZONE } from '@alltalent/shared/contracts';
import { t } from '../../messages';

export const todayInIndia = (): string => dayInIndia(Date.now());

/** '12 December 2026', or '12 December 2026 to 14 December 2026'. */
export function spanText({ starts_on: from, ends_on: to }: { readonly starts_on: string; readonly ends_on: string }): string {
  return from === to ? formatDay(from) : t('hiring.span', { from: formatDay(from), to: formatDay(to) });
}

/** '07:00' -> '7:00 am IST'; with the name of the time zone outside India; '' without a time. */
export function callTimeText(time: string, zone: string): string {
  const [hour = '', minutes = ''] = time.split(':');
  if (hour === '' || minutes === '') return '';
  const clock = `${Number(hour) % 12 || 12}:${minutes} ${Number(hour) < 12 ? 'am' : 'pm'}`;
  return zone === INDIA_TIME_ZONE ? `${clock} IST` : t('hiring.timeIn', { clock, zone: zoneText(zone) });
}

/** 'Europe/London' -> 'London time'. */
export const zoneText = (zone: string): string =>
  zone === INDIA_TIME_ZONE ? t('hiring.indiaTime') : t('hiring.zone', { place: (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ') });
