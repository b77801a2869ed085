import type { MessageFailure } from '@alltalent/shared/contracts';
import type { Clock } from '../clock/clock';
import { withDatabaseTime } from '../database/database-time';
import type { AppLog } from '../logging/app-log';
import type { RateLimitsService } from '../rate-limits/rate-limits.service';
import type { AnyMessage, Channel, OutboxRow } from './message';
import type { OutboxMessageEntity } from './outbox-message.entity';
import { isLasting } from './lasting';
import type { OutboxRepository } from './outbox.repository';
import type { OutboxService } from './outbox.service';

/** Sends a message to its server, or throws. Null where no server is configured. */
export type Transport = { send(message: AnyMessage, row: OutboxRow): Promise<void> } | null;

export type DeliveryQueuePlan = {
  readonly channels: readonly Channel[];
  readonly transport: Transport;
  /** Milliseconds to wait after the first, second, third … failure; the last one repeats until the message expires. */
  readonly retryMs?: readonly number[];
};

export type DeliveryQueueParts = {
  readonly outbox: OutboxService;
  readonly repository: OutboxRepository;
  readonly limits: RateLimitsService;
  readonly clock: Clock;
  readonly log: AppLog;
};

const AT_ONCE = 5;
const MINUTE_MS = 60_000;
/** Database time of a queue; the request that stored a message may have used up its own. */
const DATABASE_WITHIN_MS = 30_000;
/** Default waits, for messages that a person is waiting for. */
const RETRY_MS = [1000, 5000, 15_000, MINUTE_MS];
/** Age from which a due message is held. The worker sends within seconds, so this takes a restored backup, or a long time without a worker. */
const HELD_AFTER_MS = 2 * 60 * MINUTE_MS;
/** Duration of a claim: longer than a server may take with every step at its time-out, so that no second worker sends the message. */
const CLAIM_MS = 60_000;

/** Sends the messages of its channels, five at a time. A server that hangs delays no other queue. */
export class DeliveryQueue {
  private readonly underWay = new Set<Promise<void>>();
  private filling: Promise<void> | null = null;
  private isAsked = false;
  private isClosed = false;

  constructor(
    private readonly plan: DeliveryQueuePlan,
    private readonly parts: DeliveryQueueParts,
  ) {}

  /** Starts to send what is due, up to five messages at a time. */
  start(): void {
    this.isAsked = true;
    this.filling ??= withDatabaseTime(DATABASE_WITHIN_MS, () => this.fill())
      .catch((error: unknown) => this.parts.log.warn('outbox not readable', { reason: reasonOf(error) }))
      .finally(() => (this.filling = null));
  }

  /** Resolves when no message is being sent any more. */
  async whenIdle(): Promise<void> {
    await this.filling;
    while (this.underWay.size > 0) {
      await Promise.all(this.underWay);
      await this.filling;
    }
  }

  close(): void {
    this.isClosed = true;
  }

  private async fill(): Promise<void> {
    while (this.isAsked && !this.isClosed && this.underWay.size < AT_ONCE) {
      this.isAsked = false;
      const now = this.parts.clock.now();
      const rows = await this.parts.repository.findDue(this.plan.channels, now, AT_ONCE - this.underWay.size);
      if (rows.some((row) => isOverdue(row, now))) {
        await this.hold(now);
        continue;
      }
      for (const row of rows) if (await this.parts.repository.claim(row, now + CLAIM_MS)) this.launch(row);
    }
  }

  /** Holds overdue messages for staff: in a restored backup they wait although they were sent long ago. */
  private async hold(now: number): Promise<void> {
    const count = await this.parts.repository.hold(this.plan.channels, { dueBefore: now - HELD_AFTER_MS, now });
    if (count > 0)
      this.parts.log.warn('old messages held', {
        count,
        channels: this.plan.channels.join(),
        next: '/office/messages, or npm run staff -- held-messages',
      });
    this.isAsked = true;
  }

  private launch(row: OutboxMessageEntity): void {
    const delivery = withDatabaseTime(DATABASE_WITHIN_MS, () => this.deliver(row))
      .catch((error: unknown) => this.parts.log.warn('outbox not writable', { message_id: row.id, reason: reasonOf(error) }))
      .finally(() => {
        this.underWay.delete(delivery);
        this.start();
      });
    this.underWay.add(delivery);
  }

  private async deliver(row: OutboxMessageEntity): Promise<void> {
    const { outbox, repository, clock, log } = this.parts;
    const message = outbox.open(row);
    if (!message) return this.giveUp(row, 'unreadable');
    if (!this.plan.transport) return this.giveUp(row, 'no-server');
    if (row.expiresAt <= clock.now()) return this.giveUp(row, 'late');
    const failure = await this.plan.transport.send(message, row).then(() => null, reasonOf);
    if (failure !== null) return this.postpone(row, failure);
    await repository.closeSent(row.id);
    log.info('message sent', { message_id: row.id, channel: row.channel, tries: row.tries + 1 });
  }

  private async postpone(row: OutboxMessageEntity, reason: string): Promise<void> {
    const { repository, clock, log } = this.parts;
    const waits = this.plan.retryMs ?? RETRY_MS;
    const wait = waits[Math.min(row.tries, waits.length - 1)] ?? CLAIM_MS;
    const next = clock.now() + wait;
    if (next >= row.expiresAt) return this.giveUp(row, 'refused', reason);
    await repository.tryAgainAt(row.id, next);
    log.warn('message not sent, trying again', { message_id: row.id, channel: row.channel, wait_ms: wait, reason });
  }

  /** Marks a message as failed and refunds its reservations, as a message that was never sent uses up no limit. */
  private async giveUp(row: OutboxMessageEntity, failure: MessageFailure, reason: string = failure): Promise<void> {
    const { repository, limits, log } = this.parts;
    await repository.closeFailed(row.id, failure, failure !== 'unreadable' && isLasting(row));
    log.error('message given up', undefined, { message_id: row.id, channel: row.channel, tries: row.tries, reason });
    await limits.refund(row.reservationIds ?? []);
  }
}

function isOverdue({ dueAt, expiresAt }: OutboxMessageEntity, now: number): boolean {
  return dueAt < now - HELD_AFTER_MS && expiresAt > now;
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${String(error)}${cause}`;
}
