import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { OutboxRepository } from './outbox.repository';
import type { OutboxMessageEntity } from './outbox-message.entity';
import { OutboxService } from './outbox.service';

/** Held messages: overdue ones that are not sent until staff release or drop them. Each method returns text for the command line. */
@Injectable()
export class HeldMessages {
  constructor(
    private readonly repository: OutboxRepository,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
  ) {}

  /** Lists held messages, one per line, oldest first. */
  async list(): Promise<string> {
    const rows = await this.repository.findHeld();
    if (rows.length === 0) return 'No message is held.';
    return rows.map((row) => this.lineOf(row)).join('\n');
  }

  async release(): Promise<string> {
    const released = await this.repository.release(this.clock.now());
    const late = (await this.repository.findHeld()).length;
    const rest = late === 0 ? '' : ` ${late} came too late to be of use and stay held: drop them.`;
    return `Released ${released} messages; the outbox sends them now.${rest}`;
  }

  async drop(): Promise<string> {
    return `Dropped ${await this.repository.dropHeld()} messages. They are never sent.`;
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
