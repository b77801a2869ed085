import { Injectable } from '@nestjs/common';
import { Counters, type Consumption, type Window } from './counters';
import { RateHitRepository } from './rate-hit.repository';

const PREFIX = 'db:';
/** Of narrower windows, as those of codes and passwords, every single use matters, and is ranked. */
const WIDE_FROM = 60;

type Written = { readonly id: number; readonly hasRoom: boolean };

/** Counts in the database, so that every instance and every restart sees the same totals. */
@Injectable()
export class DatabaseCounters extends Counters {
  /** Of a use that is looked at while it is written. */
  private readonly quick = new Set<string>();

  constructor(private readonly hits: RateHitRepository) {
    super();
  }

  /** The own use is written first and then ranked among all of them, so that of several at once the first ones pass. */
  async consume(windows: readonly Window[], now: number): Promise<Consumption> {
    const ids: number[] = [];
    for (const bucket of new Set(windows.map((window) => window.bucket))) {
      const own = windows.filter((window) => window.bucket === bucket);
      const { id, hasRoom } = await this.write(bucket, own, now);
      ids.push(id);
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
   * Whoever is far from the end of wide windows waits for one answer instead of two: they are looked at while the use is
   * written, one use of a bucket at a time. Half of each is free then, so a use at each of the other instances that this
   * look does not see is not one too many.
   */
  private async write(bucket: string, windows: readonly Window[], now: number): Promise<Written> {
    const isQuick = windows.every(({ most }) => most >= WIDE_FROM) && !this.quick.has(bucket);
    if (!isQuick) return { id: await this.hits.insert(bucket, now), hasRoom: false };
    this.quick.add(bucket);
    try {
      const halves = windows.map((window) => ({ ...window, most: Math.floor(window.most / 2) }));
      const [waits, id] = await Promise.all([this.waitsOf({ bucket }, halves, now), this.hits.insert(bucket, now)]);
      return { id, hasRoom: waits.length === 0 };
    } finally {
      this.quick.delete(bucket);
    }
  }

  /** Of each window that is full, how long until its oldest use is out of it. */
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
