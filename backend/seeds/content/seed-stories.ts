import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { stringify } from 'yaml';
import { seedTexts } from '../seed-stores';
import { CAST } from '../talents/cast';
import { makeTalents } from '../talents/make-talents';
import { FIRST_DAY } from './documents/seed-documents';
import { STORIES } from './stories';

/** Step between the places of two stories, so that another one fits in between. */
const STEP = 10;

/** Digest of the seeded stories: a release that changes them seeds them again; those that staff have written stay. */
export function fingerprintOfStories(): string {
  return createHash('sha256').update(JSON.stringify(STORIES)).digest('base64url');
}

/** Seeds stories. A story needs its talent among the first `talents` people. */
export async function seedStories(dataSource: DataSource, talents: number, now: Date): Promise<void> {
  const { documents } = seedTexts(dataSource, now);
  const slugs = [...makeTalents(Math.min(talents, CAST.length))].map(({ slug }) => slug);
  for (const [index, { talent, role, quote }] of STORIES.entries()) {
    const name = slugs[placeInCast(talent)];
    const matter = stringify({ title: role, order: (index + 1) * STEP }, { lineWidth: 0 });
    if (name !== undefined) await documents.seed({ kind: 'story', name, markdown: `---\n${matter}---\n\n${quote}\n` }, FIRST_DAY);
  }
}

function placeInCast(key: string): number {
  const place = CAST.findIndex((member) => member.key === key);
  if (place < 0) throw new Error(`A story is bound to ${key}, who is not in the cast`);
  return place;
}
