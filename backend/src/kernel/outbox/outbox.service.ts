import type { DeliveryState, MessageState } from '@alltalent/shared/contracts';
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
  /** Milliseconds from now after which the message is of no use and is not sent any more. */
  readonly lifetimeMs: number;
  /** Rate limit reservations that are refunded when the message is given up. */
  readonly reservationIds?: readonly string[];
  /** Least number of milliseconds for which `deliveryOf` knows the message. Default: until a day after its lifetime. */
  readonly keepMs?: number;
  /** When the message is to be sent. Default: now. More than two hours in the past, it is held for staff, as it may have been sent before. */
  readonly dueAt?: number;
};

const SHOWN = 50;

/**
 * Outbox of mail, phone messages and webhooks: stores messages with the request that causes them, and the worker sends them
 * afterwards, so that no request waits for a server. A message of a transaction is sent after its commit, and never after a
 * rollback.
 */
@Injectable()
export class OutboxService {
  private onNews: () => void = () => undefined;

  constructor(
    private readonly repository: OutboxRepository,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** Stores a message to be sent. Resolves to its id, for `deliveryOf`. */
  async enqueue(message: AnyMessage, options: EnqueueOptions): Promise<number> {
    const now = this.clock.now();
    const id = await this.repository.insert(this.rowOf(message, options, now));
    afterCommit(() => this.onNews());
    return id;
  }

  /** Stores many messages, 500 in one statement. */
  async enqueueAll(messages: readonly AnyMessage[], options: EnqueueOptions): Promise<void> {
    const now = this.clock.now();
    await this.repository.insertAll(messages.map((message) => this.rowOf(message, options, now)));
    afterCommit(() => this.onNews());
  }

  /** Resolves to the delivery state of a message. One that stays in the demo outbox counts as sent; an unknown one, as failed. */
  async deliveryOf(id: number): Promise<DeliveryState> {
    return (await this.deliveriesOf([id])).get(id) ?? 'failed';
  }

  /** Resolves to the delivery states of many messages by id, without unknown ones. */
  async deliveriesOf(ids: readonly number[]): Promise<ReadonlyMap<number, DeliveryState>> {
    const rows = await this.repository.find(ids);
    return new Map(rows.map((row) => [row.id, this.stateOf(row)]));
  }

  /** Counts up to `most` messages that were given up and not dropped, or are held. */
  countUnsent(state: MessageState, most: number): Promise<number> {
    return this.repository.countUnsent(state, most);
  }

  /** Lets the worker look at once, after the commit, for messages that are due again. */
  announce(): void {
    afterCommit(() => this.onNews());
  }

  /** Deletes messages that have not left yet; one that is being sent may still leave. */
  withdraw(ids: readonly number[]): Promise<void> {
    return this.repository.deleteWaiting(ids);
  }

  /** Deletes messages with their content, sent or not. */
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

  /** True for a channel without a server outside production: its messages are shown in the demo outbox instead of sent. */
  isDemo(channel: Channel): boolean {
    const { isProduction, smtpUrl, smsGateway } = this.config;
    return !isProduction && channel !== 'hook' && (channel === 'mail' ? smtpUrl : smsGateway) === null;
  }

  /** Sets the function that runs after a message was stored and committed. */
  listen(onNews: () => void): void {
    this.onNews = onNews;
  }

  /** Resolves to the newest 50 messages of the demo outbox, newest first. */
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

  /** Decrypts a stored message; null when it was sealed with another secret key. */
  open({ sealed }: OutboxMessageEntity): AnyMessage | null {
    const text = openSealedText(this.config.secretKey, sealed);
    return text === null ? null : parseMessage(text);
  }

  private stateOf({ state, channel, tries }: OutboxMessageEntity): DeliveryState {
    if (state === 'held') return 'late';
    if (state === 'dropped') return 'failed';
    if (state !== 'waiting') return state;
    if (this.isDemo(channel)) return 'sent';
    return tries === 0 ? 'waiting' : 'late';
  }
}
