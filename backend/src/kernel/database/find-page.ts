import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Order of a list by two columns: a time, as a rule, and the key. */
export type PageOrder = { readonly by: readonly [first: string, second: string]; readonly direction?: 'ASC' | 'DESC' };

/** Values of the two columns in the last row of the page before. */
export type PagePlace = readonly [first: number | string, second: number | string];

/**
 * Finds at most `most` rows behind a place in an order; null begins with the first row. With an index in that order this is one range of
 * it: for a comparison of pairs MariaDB would begin at the start of the index, and for two conditions joined by OR SQLite would sort
 * everything behind the place.
 */
export function findPage<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  { by: [first, second], direction = 'ASC' }: PageOrder,
  place: PagePlace | null,
  most: number,
): Promise<Row[]> {
  const sign = direction === 'ASC' ? '>' : '<';
  if (place) {
    const [firstPlace, secondPlace] = place;
    const behind = `${first} ${sign}= :firstPlace AND (${first} ${sign} :firstPlace OR ${second} ${sign} :secondPlace)`;
    query.andWhere(behind, { firstPlace, secondPlace });
  }
  return query.orderBy(first, direction).addOrderBy(second, direction).limit(most).getMany();
}
