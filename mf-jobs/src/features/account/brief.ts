import { DESKS, letterTo } from '../../desks';

export const BRIEF_LINES: readonly { readonly name: string; readonly hint: string }[] = [
  { name: 'Title', hint: 'Lead, coming-of-age feature' },
  { name: 'Who you are looking for', hint: 'category, how many, age they play, languages, skills' },
  { name: 'City or remote', hint: 'where the work happens' },
  { name: 'Dates', hint: 'fitting, shoot or show days, or “flexible”' },
  { name: 'Fee', hint: 'the number in ₹, and per day, per show or flat' },
  { name: 'Use', hint: 'where it will be seen, for how long, in which countries' },
  { name: 'Answers until', hint: 'the last day for replies' },
  { name: 'Who is hiring', hint: 'name of the company, or “private”' },
];

/** A letter to the casting desk with a line for everything a call needs. */
export function briefLetter(): string {
  const lines = BRIEF_LINES.map(({ name, hint }) => `${name}: (${hint})`);
  return letterTo(DESKS.casting, 'A new casting call', `Hello casting desk,\n\n${lines.join('\n')}\n\nAnything else:\n`);
}
