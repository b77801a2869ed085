import { Injectable } from '@nestjs/common';
import { ambientTransaction } from '../database/ambient-transaction';
import { Counters, type Consumption, type Window } from './counters';
import { RateHitRepository } from './rate-hit.repository';

const PREFIX = 'db:';
/** Limit from which on a window is checked while the use is written. Smaller ones, as of codes and passwords, are ranked exactly. */
const WIDE_FROM = 60;

type Written = { readonly id: number; readonly hasRoom: boolean };

/** Counts uses in the database, so that all instances share their totals and restarts keep them. */
@Injectable()
export class DatabaseCounters extends Counters {
  /** Buckets with a use that is being checked while it is written. */
  private readonly quick = new Set<string>();
  /** Uses that are being written, by bucket. */
  private readonly writing = new Map<string, Set<Promise<number>>>();

  constructor(private readonly hits: RateHitRepository) {
    super();
  }

  /** Writes the use first and then ranks it among all uses, so that of several concurrent ones the first ones pass. */
  async consume(windows: readonly Window[], now: number): Promise<Consumption> {
    const ids: number[] = [];
    for (const bucket of new Set(windows.map((window) => window.bucket))) {
      const own = windows.filter((window) => window.bucket === bucket);
      const { id, hasRoom } = await this.write(bucket, own, now);
      ids.push(id);
      if (!hasRoom) await this.untilWritten(bucket);
      const waits = hasRoom ? [] : await this.waitsOf({ id, bucket }, own, now);
      if (waits.length === 0) continue;
      await this.hits.delete(ids);
      return { waitMs: Math.max(...waits) };
    }
    return { ids: ids.map((id) => `${PREFIX}${id}`) };
  }

  count(bucket: string, since: number): Promise<number> {
    return this.hits.countAfter(bucket, since);
  }

  async refund(ids: readonly string[]): Promise<void> {
    const own = ids.filter((id) => id.startsWith(PREFIX)).map((id) => Number(id.slice(PREFIX.length)));
    await this.hits.delete(own);
  }

  /**
   * Writes the use. For wide windows that are at most half full, `hasRoom` is found at the same time, which saves a round trip;
   * one use of a bucket at a time. Concurrent uses of other instances, which this check may miss, fit in the other half.
   */
  private async write(bucket: string, windows: readonly Window[], now: number): Promise<Written> {
    const isQuick = windows.every(({ most }) => most >= WIDE_FROM) && !this.quick.has(bucket);
    if (!isQuick) return { id: await this.insert(bucket, now), hasRoom: false };
    this.quick.add(bucket);
    try {
      const halves = windows.map((window) => ({ ...window, most: Math.floor(window.most / 2) }));
      const [waits, id] = await Promise.all([this.waitsOf({ bucket }, halves, now), this.insert(bucket, now)]);
      return { id, hasRoom: waits.length === 0 };
    } finally {
      this.quick.delete(bucket);
    }
  }

  private async insert(bucket: string, now: number): Promise<number> {
    const writing = this.writing.get(bucket) ?? new Set();
    this.writing.set(bucket, writing);
    const own = this.hits.insert(bucket, now);
    writing.add(own);
    try {
      return await own;
    } finally {
      writing.delete(own);
      if (writing.size === 0) this.writing.delete(bucket);
    }
  }

  /**
   * Waits for the uses of this instance that are being written: MariaDB gives out ids before it stores the rows, so that a use
   * with a smaller id may appear later. Not in a transaction, for whose end they may be waiting.
   */
  private async untilWritten(bucket: string): Promise<void> {
    if (ambientTransaction() === null) await Promise.allSettled([...(this.writing.get(bucket) ?? [])]);
  }

  /** Returns, for each full window, the milliseconds until its oldest use leaves it. */
  private async waitsOf(
    hit: { readonly id?: number; readonly bucket: string },
    windows: readonly Window[],
    now: number,
  ): Promise<number[]> {
    const rooms = windows.map(({ most, windowMs }) => ({ most, since: now - windowMs }));
    const oldest = await this.hits.findOldestOfFull(hit, rooms);
    return windows.flatMap(({ windowMs }, index) => {
      const time = oldest[index] ?? null;
      return time === null ? [] : [time + windowMs - now];
    });
  }
}
