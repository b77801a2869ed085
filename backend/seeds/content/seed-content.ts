import type { DataSource } from 'typeorm';
import { seedStores } from '../seed-stores';
import { CAST } from '../talents/cast';
import { STORIES } from './stories';

/** Seeds pages, documents and stories. A story needs its talent among the first `talents` people. */
export async function seedContent(dataSource: DataSource, talents: number): Promise<void> {
  await seedStores(dataSource).stories.saveStories(makeStories(talents));
}

function makeStories(talents: number) {
  return STORIES.map(({ talent, role, quote }, index) => ({ id: index + 1, talentId: idInCast(talent), role, quote })).filter(
    (story) => story.talentId <= talents,
  );
}

function idInCast(key: string): number {
  const place = CAST.findIndex((member) => member.key === key);
  if (place < 0) throw new Error(`A story is bound to ${key}, who is not in the cast`);
  return place + 1;
}
