import type { DeliveryState } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { AppConfig } from '../config/config';
import { afterCommit } from '../database/ambient-transaction';
import { openSealedText, sealText } from '../sealed-text';
import { type AnyMessage, type Channel, CHANNELS, type Message, parseMessage } from './message';
import type { OutboxMessageEntity } from './outbox-message.entity';
import { type NewMessage, OutboxRepository } from './outbox.repository';

export type ShownMessage = Message & { readonly id: number; readonly created_at: string };
type EnqueueOptions = {
  /** After this time the message is of no use and is not sent any more. */
  readonly lifetimeMs: number;
  /** Counted uses that are given back when the message is given up. */
  readonly reservationIds?: readonly string[];
  /** For so long at least it is told what became of the message; else until a day after it is of no use. */
  readonly keepMs?: number;
  /** When it was to leave; so late that it may have left before, it waits for staff. Else now. */
  readonly dueAt?: number;
};

const SHOWN = 50;

/**
 * Messages are stored with the request that causes them and leave afterwards; the request never waits for a server. One that is
 * put in by a transaction leaves after its commit, and never when it is undone.
 */
@Injectable()
export class OutboxService {
  private onNews: () => void = () => undefined;

  constructor(
    private readonly repository: OutboxRepository,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** Answers the number under which `deliveryOf` tells what became of the message. */
  async enqueue(message: AnyMessage, options: EnqueueOptions): Promise<number> {
    const now = this.clock.now();
    const id = await this.repository.insert(this.rowOf(message, options, now));
    afterCommit(() => this.onNews());
    return id;
  }

  /** The same for many, in one statement and without numbers. */
  async enqueueAll(messages: readonly AnyMessage[], options: EnqueueOptions): Promise<void> {
    const now = this.clock.now();
    await this.repository.insertAll(messages.map((message) => this.rowOf(message, options, now)));
    afterCommit(() => this.onNews());
  }

  /** A message that stays in the demo outbox counts as sent; one that is no longer known, as failed. */
  async deliveryOf(id: number): Promise<DeliveryState> {
    return (await this.deliveriesOf([id])).get(id) ?? 'failed';
  }

  /** The same for many; one that is no longer known is left out. */
  async deliveriesOf(ids: readonly number[]): Promise<ReadonlyMap<number, DeliveryState>> {
    const rows = await this.repository.find(ids);
    return new Map(rows.map((row) => [row.id, this.stateOf(row)]));
  }

  /** What is in them goes with them, sent or not. */
  delete(ids: readonly number[]): Promise<void> {
    return this.repository.delete(ids);
  }

  private rowOf(message: AnyMessage, options: EnqueueOptions, now: number): NewMessage {
    const { lifetimeMs, reservationIds = [], keepMs = 0, dueAt = now } = options;
    const sealed = sealText(this.config.secretKey, JSON.stringify(message));
    return {
      channel: message.channel,
      sealed,
      reservationIds,
      createdAt: now,
      dueAt,
      expiresAt: now + lifetimeMs,
      keptUntil: now + keepMs,
    };
  }

  /** Outside production, messages of a channel that has no server are shown instead of sent. */
  isDemo(channel: Channel): boolean {
    const { isProduction, smtpUrl, smsGateway } = this.config;
    return !isProduction && channel !== 'hook' && (channel === 'mail' ? smtpUrl : smsGateway) === null;
  }

  /** Calls back soon after a message was put in. */
  listen(onNews: () => void): void {
    this.onNews = onNews;
  }

  /** Messages that stay here, newest first: what the demo outbox shows. */
  async newest(): Promise<readonly ShownMessage[]> {
    const rows = await this.repository.newest(
      CHANNELS.filter((channel) => this.isDemo(channel)),
      SHOWN,
    );
    return rows.flatMap((row) => {
      const message = this.open(row);
      return message && message.channel !== 'hook' ? [{ ...message, id: row.id, created_at: new Date(row.createdAt).toISOString() }] : [];
    });
  }

  /** Null when it cannot be read: sealed with a former secret key. */
  open({ sealed }: OutboxMessageEntity): AnyMessage | null {
    const text = openSealedText(this.config.secretKey, sealed);
    return text === null ? null : parseMessage(text);
  }

  private stateOf({ state, channel, tries }: OutboxMessageEntity): DeliveryState {
    if (state === 'held') return 'late';
    if (state !== 'waiting') return state;
    if (this.isDemo(channel)) return 'sent';
    return tries === 0 ? 'waiting' : 'late';
  }
}
