import type { DataSource } from 'typeorm';
import { type ContentRecords, ContentRepository } from '../../modules/content';
import { CAST } from '../talents/cast';
import { FAQS } from './faqs';
import { STORIES } from './stories';

/** Questions stand alone; a story needs its talent among the first `talents` people. */
export async function seedContent(dataSource: DataSource, talents: number): Promise<void> {
  await new ContentRepository(dataSource).save({
    faqs: FAQS,
    stories: makeStories(talents),
  });
}

function makeStories(talents: number): ContentRecords['stories'] {
  return STORIES.map(({ talent, role, quote }, index) => ({ id: index + 1, talentId: idInCast(talent), role, quote })).filter(
    (story) => story.talentId <= talents,
  );
}

function idInCast(key: string): number {
  const place = CAST.findIndex((member) => member.key === key);
  if (place < 0) throw new Error(`A story is bound to ${key}, who is not in the cast`);
  return place + 1;
}
