import type { OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';

const CHANNEL = 'live-events';
const TIMEOUT_MS = 1000;
const LONGEST_RECONNECT_MS = 10_000;

/** Says that an event was stored, so that it is read at once; without a signal it is read within a second. */
export class LiveSignal implements OnApplicationShutdown {
  private listener: () => void = () => undefined;
  private publisher: Redis | null = null;
  private subscriber: Redis | null = null;

  /** `redisUrl`: server that carries the signal to the other processes; null: only this process hears it. */
  constructor(private readonly redisUrl: string | null) {}

  /** Tells every process. A Redis that does not answer is ignored. */
  send(): void {
    this.listener();
    if (this.redisUrl === null) return;
    this.publisher ??= connect(this.redisUrl);
    this.publisher.publish(CHANNEL, '').catch(() => undefined);
  }

  onSignal(listener: () => void): void {
    this.listener = listener;
  }

  /** Connects to Redis, in a process that has streams; commands beside the site never do. */
  listen(): void {
    if (this.redisUrl === null || this.subscriber) return;
    this.subscriber = connect(this.redisUrl);
    this.subscriber.on('message', () => this.listener());
    const subscribe = () => void this.subscriber?.subscribe(CHANNEL).catch(() => undefined);
    this.subscriber.on('ready', subscribe);
  }

  onApplicationShutdown(): void {
    this.publisher?.disconnect();
    this.subscriber?.disconnect();
  }
}

function connect(url: string): Redis {
  const client = new Redis(url, {
    connectTimeout: TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    autoResubscribe: false,
    enableOfflineQueue: false,
    retryStrategy: (tries) => Math.min(tries * 500, LONGEST_RECONNECT_MS),
  });
  // Without a listener, an error that belongs to no command would end the process.
  return client.on('error', () => undefined);
}
