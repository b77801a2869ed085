import type { DataSource } from 'typeorm';
import { listNameKey } from '../src/talents';
import { seedStores } from './seed-stores';
import { CAST } from './talents/cast';
import { SEED_SECONDS } from './talents/talent-draft';

type DemoFavourites = {
  readonly email: string;
  readonly castKeys: readonly string[];
  readonly lists: Readonly<Record<string, readonly string[]>>;
};

/** Favourites of the demo users, oldest first. Every talent in a list is a favourite as well. */
const DEMO_FAVOURITES: readonly DemoFavourites[] = [
  {
    email: 'ritu.khanna@example.com',
    castKeys: ['lin-yue', 'meher-kaul', 'vikram-menon', 'dj-neel', 'zoya-merchant', 'kabir-singh-anand'],
    lists: { 'Launch night': ['dj-neel', 'zoya-merchant'], 'Tea film, Nilgiris': ['lin-yue', 'vikram-menon', 'meher-kaul'] },
  },
  {
    email: 'dev.mehra@example.com',
    castKeys: ['kiara-sen', 'ify-okonkwo', 'arjun-rathore', 'asha-rao'],
    lists: { 'People I would act with': ['kiara-sen', 'arjun-rathore'], 'Winter lookbook': ['ify-okonkwo', 'kiara-sen'] },
  },
];

/** Seeds favourites of users who have none yet. */
export async function seedFavourites(dataSource: DataSource, talents: number): Promise<void> {
  for (const { email, castKeys, lists } of DEMO_FAVOURITES) {
    const user = await seedStores(dataSource).users.findByLoginEmail(email);
    if (user) await seedOf(dataSource, user.id, { ids: idsOf(castKeys, talents), lists, talents });
  }
}

type Wanted = { readonly ids: readonly number[]; readonly lists: DemoFavourites['lists']; readonly talents: number };

function seedOf(dataSource: DataSource, userId: string, wanted: Wanted): Promise<void> {
  const createdAt = SEED_SECONDS * 1000;
  const { favourites, favouriteLists: lists } = seedStores(dataSource);
  return favourites.change(userId, async () => {
    if ((await favourites.count(userId)) + (await lists.count(userId)) > 0) return;
    for (const talentId of wanted.ids) await favourites.insert({ userId, talentId, createdAt });
    for (const [name, castKeys] of Object.entries(wanted.lists)) {
      const listId = await lists.insert({ userId, name, nameKey: listNameKey(name), createdAt });
      if (listId === null) continue;
      for (const talentId of idsOf(castKeys, wanted.talents)) await lists.addTalent(listId, talentId);
    }
  });
}

/** Ids of the cast, who are the first talents; a small site lacks some. */
function idsOf(castKeys: readonly string[], talents: number): number[] {
  return castKeys.map((castKey) => CAST.findIndex(({ key }) => key === castKey) + 1).filter((id) => id > 0 && id <= talents);
}
