import type { DataSource } from 'typeorm';
import { CATEGORIES } from '../../../seeds/categories';
import { CITIES } from '../../../seeds/regions/cities';
import { GENDERS } from '../../../seeds/genders';
import { SeededRandom } from '../../../seeds/seeded-random';
import { SavedSearchEntity } from '../../../src/alerts/schema/saved-search.entity';
import type { Clock } from '../../../src/kernel/clock/clock';
import { inTransaction } from '../../../src/kernel/database/transaction';
import { TalentEntity } from '../../../src/talents/schema/talent.entity';
import { TalentWriterRepository } from '../../../src/talents/search/talent-writer.repository';
import { matchingOn, someUser } from './searches';

const BATCH = 200;
const CITIES_OF_SEARCHES = CITIES.map(({ name }) => name);

/** Draws a filter as people save them: mostly a trade in a city, some by a word, few by age alone. */
function drawFilter(random: SeededRandom): object {
  const category = random.pick(CATEGORIES);
  const trade = random.happens(0.5)
    ? { category: category.id }
    : { category: category.id, subCategory: random.pick(category.subCategories).id };
  const gender = random.happens(0.5) ? { gender: random.pick(GENDERS).id } : {};
  const minAge = random.between(18, 50);
  const age = random.happens(0.5) ? { minAge, maxAge: minAge + random.between(2, 20) } : {};
  if (random.happens(0.25)) {
    const skill = random.pick(random.pick(category.subCategories).skills);
    return { searchtext: skill, location: random.pick(CITIES_OF_SEARCHES), filterAttribute: { ...gender, ...age } };
  }
  if (random.happens(0.01)) return { filterAttribute: { minAge, maxAge: minAge + 2 } };
  return { ...trade, location: random.pick(CITIES_OF_SEARCHES), filterAttribute: { ...gender, ...age } };
}

/** Saves searches, registered as the site registers them. */
export async function fillSearches(dataSource: DataSource, { searches, clock }: { searches: number; clock: Clock }): Promise<void> {
  const { talentAlerts } = matchingOn(dataSource, clock);
  const userId = await someUser(dataSource, clock);
  const random = new SeededRandom('saved searches');
  const rows: Omit<SavedSearchEntity, 'id'>[] = [];
  for (let index = 0; index < searches; index += 1) {
    const { filter, key } = await talentAlerts.store(JSON.stringify(drawFilter(random)), userId);
    const said = { kind: 'talents' as const, name: `Search ${index}`, query: '', frequency: 'daily' as const };
    // The same filter of many accounts would be one of this account; the hash only keeps the rows apart.
    rows.push({ ...said, userId, filter, filterHash: String(index), matchKey: key, dueAt: null, createdAt: 0 });
  }
  await inTransaction(dataSource, async () => {
    for (let start = 0; start < rows.length; start += BATCH)
      await dataSource.getRepository(SavedSearchEntity).insert(rows.slice(start, start + BATCH));
  });
}

/** Moves talents to another city, gender and trade, as if others had come; resolves to how many. */
export async function changeTalents(
  dataSource: DataSource,
  { skip, count, now }: { skip: number; count: number; now: Date },
): Promise<number> {
  const rows = await dataSource
    .getRepository(TalentEntity)
    .find({ select: { slug: true }, where: { status: 2 }, order: { id: 'ASC' }, skip, take: count });
  const writer = new TalentWriterRepository(dataSource);
  const random = new SeededRandom(`changed from ${skip}`);
  for (const { slug } of rows) {
    const category = random.pick(CATEGORIES);
    const [cityId, trade] = [random.pick(CITIES).id, random.pick(category.subCategories)];
    const skills = [...trade.skills].slice(0, 3);
    await writer.changeTalent(slug, (record) => ({ ...record, cityId, categoryId: category.id, subCategoryId: trade.id, skills }), now);
  }
  return rows.length;
}
