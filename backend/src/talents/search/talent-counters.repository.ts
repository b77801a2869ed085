import type { EntityManager } from 'typeorm';
import { forUpdate } from '../../kernel/database/for-update';
import { CategoryEntity } from '../schema/lookup.entities';
import { ensureCounter } from './projection.repository';
import { addUp, categoryScope, LISTED_SCOPE } from '../schema/talent-counts';
import { TalentCounterEntity, TalentSearchEntity } from '../schema/talent-search.entity';

/** Returns the scopes of counters that differ from the rows. */
export async function wrongCounters(manager: EntityManager): Promise<string[]> {
  return [...(await readWrong(manager)).keys()];
}

/** Corrects the counters and returns which were wrong. Writers wait meanwhile, at the counters they lock last. */
export async function recount(manager: EntityManager): Promise<string[]> {
  await manager.find(TalentCounterEntity, { order: { scope: 'ASC' }, ...forUpdate(manager) });
  const wrong = await readWrong(manager);
  for (const [scope, total] of wrong) await manager.update(TalentCounterEntity, { scope }, { total });
  return [...wrong.keys()];
}

/** Creates missing counters before a recount, because only existing rows can be locked. */
export async function ensureCounters(manager: EntityManager): Promise<void> {
  const categories = await manager.find(CategoryEntity);
  for (const scope of [LISTED_SCOPE, ...categories.map(({ id }) => categoryScope(id))]) await ensureCounter(manager, scope);
}

/** Returns the right total of each wrong counter. */
async function readWrong(manager: EntityManager): Promise<ReadonlyMap<string, number>> {
  const groups = await manager
    .createQueryBuilder(TalentSearchEntity, 's')
    .select('s.categoryId', 'categoryId')
    .addSelect('COUNT(*)', 'total')
    .groupBy('s.categoryId')
    .getRawMany<Readonly<Record<'categoryId' | 'total', number | string>>>();
  const wanted = addUp(groups.map((group) => ({ categoryId: Number(group.categoryId), total: Number(group.total) })));
  const stored = new Map((await manager.find(TalentCounterEntity)).map(({ scope, total }) => [scope, total]));
  const scopes = [...new Set([...wanted.keys(), ...stored.keys()])].sort();
  return new Map(
    scopes.filter((scope) => (stored.get(scope) ?? 0) !== (wanted.get(scope) ?? 0)).map((scope) => [scope, wanted.get(scope) ?? 0]),
  );
}
