import type { DeliveryState } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { AppConfig } from '../../platform/config/config';
import { openSealedText, sealText } from '../../platform/sealed-text';
import { type Channel, CHANNELS, type Message, parseMessage } from './message';
import type { OutboxMessageEntity } from './outbox-message.entity';
import { OutboxRepository } from './outbox.repository';

export type ShownMessage = Message & { readonly id: number; readonly created_at: string };
type PutOptions = {
  /** After this time the message is of no use and is not sent any more. */
  readonly lifetimeMs: number;
  /** Counted uses that are given back when the message is given up. */
  readonly uses?: readonly string[];
};

const SHOWN = 50;
const KEEP_MS = 24 * 3600 * 1000;
const SWEEP_EVERY_MS = 10 * 60 * 1000;

/** Messages are stored with the request that causes them and leave afterwards; the request never waits for a server. */
@Injectable()
export class OutboxService {
  private onNews: () => void = () => undefined;
  private sweptAt = 0;

  constructor(
    private readonly repository: OutboxRepository,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** Answers the number under which `deliveryOf` tells what became of the message. */
  async put(message: Message, { lifetimeMs, uses = [] }: PutOptions): Promise<number> {
    const now = this.clock.now();
    const sealed = sealText(this.config.secretKey, JSON.stringify(message));
    const row = { channel: message.channel, sealed, uses, createdAt: now, expiresAt: now + lifetimeMs };
    const id = await this.repository.insert(row);
    await this.sweep(now);
    this.onNews();
    return id;
  }

  /** A message that stays in the demo outbox counts as sent; one that is no longer known, as failed. */
  async deliveryOf(id: number): Promise<DeliveryState> {
    const row = await this.repository.find(id);
    if (!row) return 'failed';
    if (row.state !== 'waiting') return row.state;
    if (this.isDemo(row.channel)) return 'sent';
    return row.tries === 0 ? 'waiting' : 'late';
  }

  /** Outside production, messages of a channel that has no server are shown instead of sent. */
  isDemo(channel: Channel): boolean {
    const { isProduction, smtpUrl, smsGateway } = this.config;
    return !isProduction && (channel === 'mail' ? smtpUrl : smsGateway) === null;
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
      return message ? [{ ...message, id: row.id, created_at: new Date(row.createdAt).toISOString() }] : [];
    });
  }

  /** Null when it cannot be read: sealed with a former secret key. */
  open({ sealed }: OutboxMessageEntity): Message | null {
    const text = openSealedText(this.config.secretKey, sealed);
    return text === null ? null : parseMessage(text);
  }

  private async sweep(now: number): Promise<void> {
    if (now - this.sweptAt < SWEEP_EVERY_MS) return;
    this.sweptAt = now;
    await this.repository.deleteExpiredBefore(now - KEEP_MS);
  }
}
