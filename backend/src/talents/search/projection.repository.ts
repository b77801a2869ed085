import { TALENT_STATUS } from '@alltalent/shared/contracts';
import { type EntityManager, type FindOptionsWhere, In, type QueryDeepPartialEntity } from 'typeorm';
import { forUpdate } from '../../kernel/database/for-update';
import { forgetSearchChanges, noteSearchChanges } from '../../kernel/search-changes/search-changes.repository';
import { noteChanges } from './memory/talent-changes.repository';
import type { IndexedTalent } from './memory/talent-columns';
import { CategoryEntity, CityEntity, SubCategoryEntity } from '../schema/lookup.entities';
import { countChanges } from '../schema/talent-counts';
import { type LookupNames, projectTalent, projectTokens } from './talent-projection';
import type { TalentRecord } from '../schema/talent-record';
import { TalentCounterEntity, TalentSearchEntity, TalentTokenEntity } from '../schema/talent-search.entity';
import { TalentEntity } from '../schema/talent.entity';

/** Rows in one statement; SQLite takes at most 32,766 parameters. */
const ROWS_PER_INSERT = 1000;

export async function readNames(manager: EntityManager): Promise<LookupNames> {
  const nameById = async (entity: typeof CategoryEntity | typeof SubCategoryEntity | typeof CityEntity) => {
    const names = new Map((await manager.find(entity)).map((row) => [row.id, row.name]));
    return (id: number) => names.get(id) ?? '';
  };
  return { category: await nameById(CategoryEntity), subCategory: await nameById(SubCategoryEntity), city: await nameById(CityEntity) };
}

/**
 * Locks talents and returns their ids, in order. Two writers of one talent wait for each other here, before they read, so
 * that each sees what the other wrote. SQLite runs one writer at a time anyway.
 */
export async function lockTalents(manager: EntityManager, where: FindOptionsWhere<TalentEntity>): Promise<number[]> {
  const rows = await manager.find(TalentEntity, { select: { id: true }, where, order: { id: 'ASC' }, ...forUpdate(manager) });
  return rows.map(({ id }) => id);
}

type Writing = {
  readonly names: LookupNames;
  readonly now: Date;
  /** What the talents were found by until now. */
  readonly former: readonly IndexedTalent[];
};

/** Replaces the projections of the talents `ids`. An id without a record is not found any more. */
export async function replaceProjections(
  manager: EntityManager,
  ids: readonly number[],
  records: readonly TalentRecord[],
  { names, now, former }: Writing,
): Promise<void> {
  const before = await manager.find(TalentSearchEntity, { where: { id: In([...ids]) }, ...forUpdate(manager) });
  const after = records.map((record) => projectTalent(record, now)).filter((row) => row !== null);
  const listed = new Set(after.map((row) => row.id));
  await manager.delete(TalentTokenEntity, { talentId: In([...ids]) });
  await manager.delete(TalentSearchEntity, { id: In([...ids]) });
  await insertRows(manager, TalentSearchEntity, after);
  const tokens = records.filter((record) => listed.has(record.id)).flatMap((record) => projectTokens(record, names));
  await insertRows(manager, TalentTokenEntity, tokens);
  await applyCounts(manager, countChanges(before, after));
  await noteChanges(manager, ids, now);
  await noteShown(manager, after, former, now);
  const shown = new Set(after.filter(({ status }) => status === TALENT_STATUS.visible).map(({ id }) => id));
  await forgetSearchChanges(
    manager,
    'talents',
    ids.filter((id) => !shown.has(id)),
  );
}

/** Notes the talents that everybody sees now, for those who saved a search. */
async function noteShown(
  manager: EntityManager,
  after: readonly TalentSearchEntity[],
  former: readonly IndexedTalent[],
  now: Date,
): Promise<void> {
  const formerById = new Map(former.map((talent) => [talent.row.id, talent]));
  const shown = after.filter(({ status }) => status === TALENT_STATUS.visible);
  await noteSearchChanges(
    manager,
    shown.map(({ id }) => {
      const talent = formerById.get(id);
      return { kind: 'talents', subjectId: id, former: talent ? JSON.stringify(talent) : null, at: now.getTime() };
    }),
  );
}

export async function insertRows<Row extends object>(manager: EntityManager, entity: new () => Row, rows: readonly Row[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    const values = rows.slice(start, start + ROWS_PER_INSERT);
    await manager
      .createQueryBuilder()
      .insert()
      .into(entity)
      .values(values as QueryDeepPartialEntity<Row>[])
      .updateEntity(false)
      .execute();
  }
}

async function applyCounts(manager: EntityManager, changes: ReadonlyMap<string, number>): Promise<void> {
  // Counters are locked in one order, so that two transactions cannot deadlock.
  for (const [scope, amount] of [...changes].sort(([left], [right]) => left.localeCompare(right))) {
    await ensureCounter(manager, scope);
    await manager.increment(TalentCounterEntity, { scope }, 'total', amount);
  }
}

export async function ensureCounter(manager: EntityManager, scope: string): Promise<void> {
  await manager.createQueryBuilder().insert().into(TalentCounterEntity).values({ scope, total: 0 }).orIgnore().execute();
}
