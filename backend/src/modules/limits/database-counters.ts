import { Injectable } from '@nestjs/common';
import { Counters, type Taken, type Window } from './counters';
import { RateHitRepository } from './rate-hit.repository';

const LONGEST_WINDOW_MS = 24 * 3600 * 1000;
const SWEEP_EVERY_MS = 10 * 60 * 1000;
const PREFIX = 'db:';

/** Counts in the database, so that every instance and every restart sees the same totals. */
@Injectable()
export class DatabaseCounters extends Counters {
  private sweptAt = 0;

  constructor(private readonly hits: RateHitRepository) {
    super();
  }

  /** The own use is written first and then ranked among all of them, so that of several at once the first ones pass. */
  async take(windows: readonly Window[], now: number): Promise<Taken> {
    await this.sweep(now);
    const ids: number[] = [];
    for (const bucket of new Set(windows.map((window) => window.bucket))) {
      const own = windows.filter((window) => window.bucket === bucket);
      const id = await this.hits.insert(bucket, now);
      ids.push(id);
      const waits = await this.waitsOf({ id, bucket }, own, now);
      if (waits.length === 0) continue;
      await this.hits.delete(ids);
      return { waitMs: Math.max(...waits) };
    }
    return { ids: ids.map((id) => `${PREFIX}${id}`) };
  }

  count(bucket: string, since: number): Promise<number> {
    return this.hits.countAfter(bucket, since);
  }

  async giveBack(ids: readonly string[]): Promise<void> {
    const own = ids.filter((id) => id.startsWith(PREFIX)).map((id) => Number(id.slice(PREFIX.length)));
    await this.hits.delete(own);
  }

  /** Of each window that is full, how long until its oldest use is out of it. */
  private async waitsOf(hit: { readonly id: number; readonly bucket: string }, windows: readonly Window[], now: number): Promise<number[]> {
    const rooms = windows.map(({ most, windowMs }) => ({ most, since: now - windowMs }));
    const oldest = await this.hits.findOldestOfFull(hit, rooms);
    return windows.flatMap(({ windowMs }, index) => {
      const time = oldest[index] ?? null;
      return time === null ? [] : [time + windowMs - now];
    });
  }

  private async sweep(now: number): Promise<void> {
    if (now - this.sweptAt < SWEEP_EVERY_MS) return;
    this.sweptAt = now;
    await this.hits.deleteBefore(now - LONGEST_WINDOW_MS);
  }
}
