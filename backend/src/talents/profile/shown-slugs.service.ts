import { setImmediate as letOthers } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { lastAdultBirthday } from '../schema/birthdays';
import { ShownSlugsRepository } from './shown-slugs.repository';

export type ShownSlug = { readonly slug: string; readonly changedAt: Date };

const ROWS_PER_STEP = 500;

/** Slugs of the profiles every visitor may see: visible ones of adults. */
@Injectable()
export class ShownSlugsService {
  constructor(
    private readonly slugs: ShownSlugsRepository,
    private readonly clock: Clock,
  ) {}

  lastId(): Promise<number> {
    return this.slugs.findLastId();
  }

  /** Returns a text that changes whenever a slug may have come, gone or changed, a birthday included. */
  async state(): Promise<string> {
    return `${await this.slugs.findNewestChange()}/${this.bornUntil()}`;
  }

  async hasAny(after: number, to: number): Promise<boolean> {
    return (await this.slugs.findShown({ after, to, bornUntil: this.bornUntil() }, 1)).length > 0;
  }

  /** Yields slugs with ids above `after` up to `to`, in steps: fifty thousand rows at once would delay other requests. */
  async *read(after: number, to: number): AsyncGenerator<readonly ShownSlug[]> {
    const bornUntil = this.bornUntil();
    for (let last = after; last < to;) {
      const rows = await this.slugs.findShown({ after: last, to, bornUntil }, ROWS_PER_STEP);
      if (rows.length > 0) yield rows.map(({ slug, changedAt }) => ({ slug, changedAt: new Date(changedAt * 1000) }));
      last = rows.length < ROWS_PER_STEP ? to : (rows.at(-1)?.id ?? to);
      await letOthers();
    }
  }

  private bornUntil(): string {
    return lastAdultBirthday(new Date(this.clock.now()));
  }
}
