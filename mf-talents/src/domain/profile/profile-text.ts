import { formatMoney, formatShortDay, listInWords, type GuardedSection, type TalentProfile } from '@alltalent/shared/contracts';

const UNITS = { hour: 'an hour', day: 'a day', project: 'a project' } as const;

/** 'From ₹25,000 a day' */
export function rateText(rate: NonNullable<TalentProfile['rate']>): string {
  return `From ${formatMoney(rate.from, 'INR')} ${UNITS[rate.unit]}`;
}

/** 'Available from 3 Dec', with the year when it is another one. */
export function availabilityText({ state, from }: NonNullable<TalentProfile['availability']>, now: Date): string {
  if (state === 'busy') return 'Not available at present';
  return state === 'open' ? 'Available for work' : `Available from ${dayText(from, now)}`;
}

/** '3 Dec', or '3 Dec 2027'. */
export function dayText(day: string, now: Date): string {
  const year = day.slice(0, 4);
  return year === String(now.getUTCFullYear()) ? formatShortDay(day) : `${formatShortDay(day)} ${year}`;
}

const SECTIONS: Readonly<Record<GuardedSection, string>> = {
  about: 'words about themselves',
  skills: 'skills',
  credits: 'credits',
  attributes: 'measurements',
  recordings: 'recordings',
  work: 'rates and dates',
};

/** 'Measurements and credits are shown to verified clients.' */
export function forClientsText(sections: readonly GuardedSection[]): string {
  const list = listInWords(
    sections.map((section) => SECTIONS[section]),
    'and',
  );
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} are shown to verified clients.`;
}

/** 'Plays 24–32, she/her.'; '' for nothing. */
export function partsText({ playing_age: age, pronouns }: Pick<TalentProfile, 'playing_age' | 'pronouns'>): string {
  const ages = age && (age.min === age.max ? `Plays ${age.min}` : `Plays ${age.min}–${age.max}`);
  const text = [ages, pronouns].filter(Boolean).join(', ');
  return text === '' ? '' : `${text}.`;
}
