import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { OutboxRepository } from './outbox.repository';
import type { OutboxMessageEntity } from './outbox-message.entity';
import { OutboxService } from './outbox.service';

/** Held messages: overdue ones that are not sent until staff release or drop them. */
@Injectable()
export class HeldMessages {
  constructor(
    private readonly repository: OutboxRepository,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
  ) {}

  /** Lists held messages for the command line, one per line, oldest first. */
  async list(): Promise<string> {
    const rows = await this.repository.findHeld();
    if (rows.length === 0) return 'No message is held.';
    return rows.map((row) => this.lineOf(row)).join('\n');
  }

  /** Has all of them sent that are of use; resolves to how many were, and how many stay held. */
  async release(): Promise<{ readonly released: number; readonly late: number }> {
    const released = await this.repository.release(this.clock.now());
    this.outbox.announce();
    return { released, late: (await this.repository.findHeld()).length };
  }

  /** Gives all of them up; resolves to their number. */
  drop(): Promise<number> {
    return this.repository.dropHeld();
  }

  private lineOf(row: OutboxMessageEntity): string {
    const message = this.outbox.open(row);
    const to = message && 'to' in message ? message.to : '';
    const about = message && 'subject' in message ? message.subject : '';
    return [row.id, row.channel, `put in ${timeOf(row.createdAt)}`, `of use until ${timeOf(row.expiresAt)}`, to, about]
      .join('  ')
      .trimEnd();
  }
}

function timeOf(time: number): string {
  return new Date(time).toISOString();
}
