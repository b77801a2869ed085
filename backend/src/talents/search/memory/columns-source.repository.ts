import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { groupBy } from '../../../kernel/group-by';
import { LISTED_SCOPE } from '../../schema/talent-counts';
import { TalentCounterEntity, type TalentSearchEntity } from '../../schema/talent-search.entity';
import type { IndexedTalent } from './talent-columns';

const ROW = `SELECT id, created_at AS createdAt, sort_name AS sortName, category_id AS categoryId, sub_category_id AS subCategoryId,
  city_id AS cityId, gender_id AS genderId, born_day AS bornDay, status FROM talent_search`;
const ATTRIBUTE = 'SELECT talent_id AS talentId, attribute_id AS attributeId, value FROM talent_attribute';
const WORD = 'SELECT talent_id AS talentId, word FROM talent_word';

/** Place at which reading an order continues: after this value and, for equal values, after this id. */
export type OrderPlace = { readonly place: string | number; readonly id: number };
export type OrderKey = 'created_at' | 'sort_name';

type AttributeRow = { readonly talentId: number; readonly attributeId: number; readonly value: number };
type WordRow = { readonly talentId: number; readonly word: string };

/** Reads talents for the columns, by plain SQL because of millions of rows. */
@Injectable()
export class ColumnsSourceRepository {
  constructor(private readonly dataSource: DataSource) {}

  async countListed(): Promise<number> {
    const counter = await this.dataSource.getRepository(TalentCounterEntity).findOneBy({ scope: LISTED_SCOPE });
    return counter?.total ?? 0;
  }

  /** Reads the next listed talents by id. */
  async readStep(afterId: number, most: number): Promise<IndexedTalent[]> {
    const rows = await this.read<TalentSearchEntity>(`${ROW} WHERE id > ? ORDER BY id LIMIT ?`, [afterId, most]);
    const [first, last] = [rows[0], rows.at(-1)];
    return first && last ? complete(this.dataSource, rows, { where: 'talent_id BETWEEN ? AND ?', parameters: [first.id, last.id] }) : [];
  }

  /** Reads those of the talents that are listed. */
  readTalents(ids: readonly number[]): Promise<IndexedTalent[]> {
    return readIndexedTalents(this.dataSource, ids);
  }

  readOrder(key: OrderKey, { place, id }: OrderPlace, most: number): Promise<OrderPlace[]> {
    const sql = `SELECT id, ${key} AS place FROM talent_search WHERE ${key} >= ? AND (${key} > ? OR id > ?) ORDER BY ${key}, id LIMIT ?`;
    return this.read<OrderPlace>(sql, [place, place, id, most]);
  }

  private read<Row>(sql: string, parameters: readonly (string | number)[]): Promise<Row[]> {
    return this.dataSource.query<Row[]>(sql, [...parameters]);
  }
}

/** Reads those of the talents that are listed; in the caller's transaction, if there is one. */
export async function readIndexedTalents(dataSource: DataSource, ids: readonly number[]): Promise<IndexedTalent[]> {
  const list = `IN (${ids.map(() => '?').join()})`;
  const rows = await dataSource.query<TalentSearchEntity[]>(`${ROW} WHERE id ${list}`, [...ids]);
  return complete(dataSource, rows, { where: `talent_id ${list}`, parameters: ids });
}

type Which = { readonly where: string; readonly parameters: readonly number[] };

async function complete(
  dataSource: DataSource,
  rows: readonly TalentSearchEntity[],
  { where, parameters }: Which,
): Promise<IndexedTalent[]> {
  const attributes = groupBy(
    await dataSource.query<AttributeRow[]>(`${ATTRIBUTE} WHERE ${where}`, [...parameters]),
    ({ talentId }) => talentId,
  );
  const tokens = groupBy(await dataSource.query<WordRow[]>(`${WORD} WHERE ${where}`, [...parameters]), ({ talentId }) => talentId);
  return rows.map((row) => ({
    row,
    attributes: attributes.get(row.id) ?? [],
    tokens: (tokens.get(row.id) ?? []).map(({ word }) => word),
  }));
}
