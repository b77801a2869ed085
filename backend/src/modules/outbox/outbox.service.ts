import { Injectable } from '@nestjs/common';
import { object, string, type InferType } from 'yup';
import { Clock } from '../../platform/clock/clock';
import { AppConfig } from '../../platform/config/config';
import { openSealedText, sealText } from '../../platform/sealed-text';
import type { OutboxMessageEntity } from './outbox-message.entity';
import { OutboxRepository } from './outbox.repository';

const messageSchema = object({
  to: string().required(),
  subject: string().required(),
  text: string().required(),
  html: string().required(),
});
export type Message = InferType<typeof messageSchema>;
export type ShownMessage = Message & { readonly id: number; readonly created_at: string };

const SHOWN = 50;
const KEEP_MS = 24 * 3600 * 1000;

/** Messages are stored with the request that causes them and leave afterwards; the request never waits for a mail server. */
@Injectable()
export class OutboxService {
  private onNews: () => void = () => undefined;

  constructor(
    private readonly repository: OutboxRepository,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  async put(message: Message, lifetimeMs: number): Promise<void> {
    const now = this.clock.now();
    const sealed = sealText(this.config.secretKey, JSON.stringify(message));
    await this.repository.insert({ sealed, createdAt: now, expiresAt: now + lifetimeMs });
    await this.repository.deleteBefore(now - KEEP_MS);
    this.onNews();
  }

  /** Calls back soon after a message was put in. */
  listen(onNews: () => void): void {
    this.onNews = onNews;
  }

  /** Messages that have not left, newest first: what the demo outbox shows. */
  async newest(): Promise<ShownMessage[]> {
    const rows = await this.repository.newest(SHOWN);
    return rows.flatMap((row) => {
      const message = this.open(row);
      return message ? [{ ...message, id: row.id, created_at: new Date(row.createdAt).toISOString() }] : [];
    });
  }

  /** Null when it cannot be read: sealed with a former secret key. */
  open({ sealed }: OutboxMessageEntity): Message | null {
    const text = openSealedText(this.config.secretKey, sealed);
    return text === null ? null : messageSchema.validateSync(JSON.parse(text));
  }
}
