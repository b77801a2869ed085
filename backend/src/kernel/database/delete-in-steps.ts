import { setTimeout as sleep } from 'node:timers/promises';
import type { FindOptionsWhere, ObjectLiteral, Repository } from 'typeorm';

/** Rows of one statement: few enough that it takes milliseconds and blocks no request. */
const ROWS_PER_STEP = 500;
const REST_MS = 10;

/** Deletes all rows that match `where`, 500 at a time with pauses of 10 ms. Resolves to the number of deleted rows. */
export async function deleteInSteps<Row extends ObjectLiteral>(rows: Repository<Row>, where: FindOptionsWhere<Row>): Promise<number> {
  for (let total = 0; ;) {
    const found = await rows.createQueryBuilder('old').select(keysOf(rows)).where(where).limit(ROWS_PER_STEP).getMany();
    if (found.length > 0) total += await deleteThese(rows, found, where);
    if (found.length < ROWS_PER_STEP) return total;
    await sleep(REST_MS, undefined, { ref: false });
  }
}

function keysOf<Row extends ObjectLiteral>({ metadata }: Repository<Row>): string[] {
  return metadata.primaryColumns.map(({ propertyName }) => `old.${propertyName}`);
}

/** Deletes those of the found rows that still match `where`. */
async function deleteThese<Row extends ObjectLiteral>(
  rows: Repository<Row>,
  found: readonly Row[],
  where: FindOptionsWhere<Row>,
): Promise<number> {
  const ids = found.map((row) => rows.metadata.getEntityIdMap(row));
  const result = await rows.createQueryBuilder().delete().where(where).andWhereInIds(ids).execute();
  return result.affected ?? 0;
}
