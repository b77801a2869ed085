import { INDIA_TIME_ZONE } from '@alltalent/shared/contracts';
import { zoneText } from './days';

const COMMON = [
  INDIA_TIME_ZONE,
  'Asia/Dubai',
  'Asia/Kathmandu',
  'Asia/Dhaka',
  'Asia/Colombo',
  'Asia/Bangkok',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Europe/London',
  'Europe/Paris',
  'Africa/Nairobi',
  'America/New_York',
  'America/Los_Angeles',
] as const;

/** Common time zones for a select, with the browser's own and the one that is chosen. India has one zone, whatever its name. */
export function timeZoneOptions(chosen: string): readonly { readonly value: string; readonly label: string }[] {
  const zones = new Set<string>([...COMMON, ownTimeZone(), chosen]);
  return [...zones].filter((zone) => zone !== '').map((zone) => ({ value: zone, label: zoneText(zone) }));
}

function ownTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: undefined }).resolvedOptions();
  if (timeZone === 'Asia/Calcutta') return INDIA_TIME_ZONE;
  return /^[A-Z]\w+\//u.test(timeZone) ? timeZone : '';
}
