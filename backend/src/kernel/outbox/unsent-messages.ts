import type { MessageState } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { DAY_MS, isLasting } from './lasting';
import type { AnyMessage } from './message';
import type { OutboxMessageEntity } from './outbox-message.entity';
import { OutboxRepository, type UnsentPlace } from './outbox.repository';
import { OutboxService } from './outbox.service';

/** A message that did not go out. `message` is null where its text is not kept, or cannot be read. */
export type Unsent = { readonly row: Readonly<OutboxMessageEntity>; readonly message: AnyMessage | null; readonly canBeSent: boolean };

/** Messages that were given up or are held, one by one. */
@Injectable()
export class UnsentMessages {
  constructor(
    private readonly repository: OutboxRepository,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
  ) {}

  /** Finds messages of a state after a place in their order: those that were due first, then by id. */
  async find(state: MessageState, after: UnsentPlace, most: number): Promise<readonly Unsent[]> {
    return (await this.repository.findUnsent(state, after, most)).map((row) => this.unsentOf(row));
  }

  /** Has messages sent again, those that are of use; resolves to their number. What was given up is of use for another day. */
  async sendAgain(ids: readonly number[]): Promise<number> {
    const now = this.clock.now();
    let sent = 0;
    for (const row of await this.repository.find(ids)) {
      if (!this.unsentOf(row).canBeSent) continue;
      const until = row.state === 'held' && row.expiresAt > now ? row.expiresAt : now + DAY_MS;
      if (await this.repository.sendAgain(row, { now, until })) sent += 1;
    }
    this.outbox.announce();
    return sent;
  }

  /** Gives messages up for good, with their text; resolves to their number. */
  drop(ids: readonly number[]): Promise<number> {
    return this.repository.drop(ids);
  }

  private unsentOf(row: OutboxMessageEntity): Unsent {
    const isUnsent = row.state === 'held' || row.state === 'failed';
    const message = row.sealed === '' ? null : this.outbox.open(row);
    return { row, message, canBeSent: isUnsent && message !== null && (row.expiresAt > this.clock.now() || isLasting(row)) };
  }
}
