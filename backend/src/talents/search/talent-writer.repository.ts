import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { inTransaction } from '../../kernel/database/transaction';
import { isOpenSection } from '../schema/profile-sections';
import { readIndexedTalents } from './memory/columns-source.repository';
import { insertRows, lockTalents, readNames, replaceProjections } from './projection.repository';
import { replacePublishedPhotos } from './published-photos.repository';
import type { TalentRecord } from '../schema/talent-record';
import { TalentAttributeEntity, TalentCreditEntity, TalentEntity } from '../schema/talent.entity';

@Injectable()
export class TalentWriterRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Writes whole talents with projection, tokens and counters, in one transaction. */
  async saveTalents(records: readonly TalentRecord[], now = new Date()): Promise<void> {
    if (records.length > 0) await this.transact((manager) => write(manager, records, now));
  }

  /** Reads, changes and writes a talent in one transaction; false when no talent has this slug. */
  changeTalent(slug: string, change: (record: TalentRecord) => TalentRecord, now: Date): Promise<boolean> {
    return this.transact(async (manager) => {
      await lockTalents(manager, { slug });
      const record = await readRecord(manager, slug);
      if (record) await write(manager, [change(record)], now);
      return record !== null;
    });
  }

  findRecord(slug: string): Promise<TalentRecord | null> {
    return readRecord(this.dataSource.manager, slug);
  }

  private transact<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return retryLockConflicts(() => inTransaction(this.dataSource, () => work(this.dataSource.manager)));
  }
}

async function write(manager: EntityManager, records: readonly TalentRecord[], now: Date): Promise<void> {
  const ids = records.map((record) => record.id);
  await lockTalents(manager, { id: In(ids) });
  const names = await readNames(manager);
  const former = await readIndexedTalents(manager.connection, ids);
  await writeTruth(manager, records, now);
  await replacePublishedPhotos(manager, ids, records);
  await replaceProjections(manager, ids, records, { names, now, former });
}

async function readRecord(manager: EntityManager, slug: string): Promise<TalentRecord | null> {
  const talent = await manager.findOneBy(TalentEntity, { slug });
  if (!talent) return null;
  const attributes = await manager.find(TalentAttributeEntity, { where: { talentId: talent.id }, order: { attributeId: 'ASC' } });
  const credits = await manager.find(TalentCreditEntity, { where: { talentId: talent.id }, order: { position: 'ASC' } });
  return {
    ...talent,
    attributes: talent.published?.keptAttributes ?? attributes.map(({ attributeId, value }) => ({ attributeId, value })),
    credits: credits.map(({ year, title, part, kind }) => ({ year, title, part, kind })),
  };
}

async function writeTruth(manager: EntityManager, records: readonly TalentRecord[], now: Date): Promise<void> {
  const ids = records.map(({ id }) => id);
  await manager.delete(TalentAttributeEntity, { talentId: In([...ids]) });
  await manager.delete(TalentCreditEntity, { talentId: In([...ids]) });
  await manager.upsert(TalentEntity, records.map(toTalentRow), ['id']);
  await stamp(manager, ids, now);
  await insertRows(
    manager,
    TalentAttributeEntity,
    records.filter(hasOpenAttributes).flatMap(({ id, attributes }) => attributes.map((attribute) => ({ talentId: id, ...attribute }))),
  );
  await insertRows(
    manager,
    TalentCreditEntity,
    records.flatMap(({ id, credits }) => credits.map((credit, position) => ({ talentId: id, position, ...credit }))),
  );
}

/** Stores the time of the change, which is not part of the record. */
async function stamp(manager: EntityManager, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const marks = ids.map(() => '?').join(', ');
  await manager.query(`UPDATE talent SET changed_at = ? WHERE id IN (${marks})`, [Math.floor(now.getTime() / 1000), ...ids]);
}

/** Tells whether everybody may see the attributes. Others are not stored as rows, by which the listing would find the talent. */
function hasOpenAttributes({ published }: TalentRecord): boolean {
  return isOpenSection(published, 'attributes');
}

export function toTalentRow({ attributes, credits: _credits, skills, languages, poster, published, ...row }: TalentRecord) {
  const stored = published && { ...published, keptAttributes: isOpenSection(published, 'attributes') ? undefined : attributes };
  return { ...row, skills: [...skills], languages: [...languages], poster: { ...poster }, published: stored };
}
