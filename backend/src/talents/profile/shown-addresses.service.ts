import { setImmediate as letOthers } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { lastAdultBirthday } from '../schema/birthdays';
import { ShownAddressesRepository } from './shown-addresses.repository';

export type ShownAddress = { readonly slug: string; readonly changedAt: Date };

const ROWS_PER_STEP = 500;

/** Every address of a profile that a visitor may see: visible ones of adults, nobody else's. */
@Injectable()
export class ShownAddressesService {
  constructor(
    private readonly addresses: ShownAddressesRepository,
    private readonly clock: Clock,
  ) {}

  lastId(): Promise<number> {
    return this.addresses.findLastId();
  }

  /** Another text whenever somebody's address may have come, gone or changed; also by a birthday. */
  async state(): Promise<string> {
    return `${await this.addresses.findNewestChange()}/${this.bornUntil()}`;
  }

  async hasAny(after: number, to: number): Promise<boolean> {
    return (await this.addresses.findShown({ after, to, bornUntil: this.bornUntil() }, 1)).length > 0;
  }

  /** Those with ids above `after` up to `to`, in steps: fifty thousand rows at once would hold up everybody else. */
  async *read(after: number, to: number): AsyncGenerator<readonly ShownAddress[]> {
    const bornUntil = this.bornUntil();
    for (let last = after; last < to;) {
      const rows = await this.addresses.findShown({ after: last, to, bornUntil }, ROWS_PER_STEP);
      if (rows.length > 0) yield rows.map(({ slug, changedAt }) => ({ slug, changedAt: new Date(changedAt * 1000) }));
      last = rows.length < ROWS_PER_STEP ? to : (rows.at(-1)?.id ?? to);
      await letOthers();
    }
  }

  private bornUntil(): string {
    return lastAdultBirthday(new Date(this.clock.now()));
  }
}
