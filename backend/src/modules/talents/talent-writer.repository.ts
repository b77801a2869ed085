import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, type QueryDeepPartialEntity } from 'typeorm';
import { CategoryEntity, CityEntity, SubCategoryEntity } from './lookup.entities';
import { countChanges } from './talent-counts';
import { type LookupNames, projectTalent, projectWords } from './talent-projection';
import type { TalentRecord } from './talent-record';
import { TalentCounterEntity, TalentSearchEntity, TalentWordEntity } from './talent-search.entity';
import { TalentAttributeEntity, TalentCreditEntity, TalentEntity } from './talent.entity';

/** Rows of one statement; SQLite takes at most 32,766 parameters. */
const ROWS_PER_INSERT = 1000;

@Injectable()
export class TalentWriterRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Writes the talents whole: truth, search projection, words and counters, all or nothing. */
  async saveTalents(records: readonly TalentRecord[], now = new Date()): Promise<void> {
    if (records.length > 0) await this.dataSource.transaction((manager) => write(manager, records, now));
  }

  /** Reads a talent, changes it and writes it whole, in one transaction. False when nobody has this slug. */
  changeTalent(slug: string, change: (record: TalentRecord) => TalentRecord, now: Date): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const talent = await manager.findOneBy(TalentEntity, { slug });
      if (!talent) return false;
      await lockProjections(manager, [talent.id]);
      const record = await readRecord(manager, slug);
      if (record) await write(manager, [change(record)], now);
      return record !== null;
    });
  }

  findRecord(slug: string): Promise<TalentRecord | null> {
    return readRecord(this.dataSource.manager, slug);
  }
}

async function write(manager: EntityManager, records: readonly TalentRecord[], now: Date): Promise<void> {
  const ids = records.map((record) => record.id);
  const names = await readNames(manager);
  const before = await lockProjections(manager, ids);
  const after = records.map((record) => projectTalent(record, now)).filter((row) => row !== null);
  await clear(manager, ids);
  await writeTruth(manager, records);
  await insert(manager, TalentSearchEntity, after);
  const listed = new Set(after.map((row) => row.id));
  const words = records.filter((record) => listed.has(record.id)).flatMap((record) => projectWords(record, names));
  await insert(manager, TalentWordEntity, words);
  await applyCounts(manager, countChanges(before, after));
}

async function readRecord(manager: EntityManager, slug: string): Promise<TalentRecord | null> {
  const talent = await manager.findOneBy(TalentEntity, { slug });
  if (!talent) return null;
  const attributes = await manager.find(TalentAttributeEntity, { where: { talentId: talent.id }, order: { attributeId: 'ASC' } });
  const credits = await manager.find(TalentCreditEntity, { where: { talentId: talent.id }, order: { position: 'ASC' } });
  return {
    ...talent,
    attributes: attributes.map(({ attributeId, value }) => ({ attributeId, value })),
    credits: credits.map(({ year, title, part, kind }) => ({ year, title, part, kind })),
  };
}

async function readNames(manager: EntityManager): Promise<LookupNames> {
  const nameById = async (entity: typeof CategoryEntity | typeof SubCategoryEntity | typeof CityEntity) => {
    const names = new Map((await manager.find(entity)).map((row) => [row.id, row.name]));
    return (id: number) => names.get(id) ?? '';
  };
  return { category: await nameById(CategoryEntity), subCategory: await nameById(SubCategoryEntity), city: await nameById(CityEntity) };
}

/** Two writers of the same talent wait for each other, so the counters stay right. SQLite writes one at a time anyway. */
function lockProjections(manager: EntityManager, ids: readonly number[]): Promise<TalentSearchEntity[]> {
  const isSqlite = manager.connection.options.type === 'better-sqlite3';
  return manager.find(TalentSearchEntity, { where: { id: In([...ids]) }, ...(isSqlite ? {} : { lock: { mode: 'pessimistic_write' } }) });
}

async function clear(manager: EntityManager, ids: readonly number[]): Promise<void> {
  const talentId = In([...ids]);
  await manager.delete(TalentAttributeEntity, { talentId });
  await manager.delete(TalentCreditEntity, { talentId });
  await manager.delete(TalentWordEntity, { talentId });
  await manager.delete(TalentSearchEntity, { id: talentId });
}

async function writeTruth(manager: EntityManager, records: readonly TalentRecord[]): Promise<void> {
  await manager.upsert(TalentEntity, records.map(toTalentRow), ['id']);
  await insert(
    manager,
    TalentAttributeEntity,
    records.flatMap(({ id, attributes }) => attributes.map((attribute) => ({ talentId: id, ...attribute }))),
  );
  await insert(
    manager,
    TalentCreditEntity,
    records.flatMap(({ id, credits }) => credits.map((credit, position) => ({ talentId: id, position, ...credit }))),
  );
}

function toTalentRow({ attributes: _attributes, credits: _credits, skills, languages, poster, ...row }: TalentRecord) {
  return { ...row, skills: [...skills], languages: [...languages], poster: { ...poster } };
}

async function insert<Row extends object>(manager: EntityManager, entity: new () => Row, rows: readonly Row[]): Promise<void> {
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
  // One order for everybody: two transactions that lock the same counters cannot wait for each other in a circle.
  for (const [scope, amount] of [...changes].sort(([left], [right]) => left.localeCompare(right))) {
    await manager.createQueryBuilder().insert().into(TalentCounterEntity).values({ scope, total: 0 }).orIgnore().execute();
    await manager.increment(TalentCounterEntity, { scope }, 'total', amount);
  }
}
