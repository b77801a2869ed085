import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseCounters } from './database-counters';
import type { RateHitRepository } from './rate-hit.repository';

type Hit = { readonly id: number; readonly bucket: string };

/** Hits whose rows appear in another order than that of their ids, as on MariaDB. */
class UnorderedHits implements Pick<RateHitRepository, 'insert' | 'findOldestOfFull' | 'delete'> {
  private ids = 0;
  private rows: readonly Hit[] = [];

  async insert(bucket: string): Promise<number> {
    const id = (this.ids += 1);
    await sleep(id % 2 === 0 ? 1 : 15);
    this.rows = [...this.rows, { id, bucket }];
    return id;
  }

  async findOldestOfFull(hit: { id?: number; bucket: string }, rooms: readonly { readonly most: number }[]): Promise<(number | null)[]> {
    await sleep(1);
    const before = this.rows.filter(({ id, bucket }) => bucket === hit.bucket && id < (hit.id ?? Infinity)).length;
    return rooms.map(({ most }) => (before >= most ? 0 : null));
  }

  async delete(ids: readonly number[]): Promise<void> {
    await sleep(1);
    this.rows = this.rows.filter(({ id }) => !ids.includes(id));
  }
}

test.each([1, 7, 60])('SEC-13 of uses that appear in another order than they were numbered exactly %s pass', async (most) => {
  const counters = new DatabaseCounters(new UnorderedHits() as unknown as RateHitRepository);
  const use = () => counters.consume([{ bucket: 'a', most, windowMs: 60_000 }], 0);
  const answers = await Promise.all(Array.from({ length: most + 20 }, use));
  expect(answers.filter((answer) => 'ids' in answer)).toHaveLength(most);
});
