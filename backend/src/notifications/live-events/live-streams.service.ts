import { Injectable } from '@nestjs/common';
import { SessionService } from '../../auth';
import { Clock } from '../../kernel/clock/clock';
import { outsideTransaction } from '../../kernel/database/ambient-transaction';
import { withDatabaseTime } from '../../kernel/database/database-time';
import { DomainError } from '../../kernel/domain-error';
import { EndlessAnswers } from '../../kernel/http/endless-answers';
import { AppLog } from '../../kernel/logging/app-log';
import { LiveEventsRepository } from './live-events.repository';
import { LiveSignal } from './live-signal';
import { LiveStream, type StreamOwner, type StreamResponse } from './live-stream';

/** Streams of one process. */
export const MOST_STREAMS = 5000;
export const MOST_STREAMS_OF_USER = 6;
const READ_EVERY_MS = 1000;
/** Shortest time between two reads, however often something is published. */
const READ_REST_MS = 100;
export const BEAT_EVERY_MS = 25_000;
/** After ten minutes the browser reconnects: to another process, perhaps, and with its session checked. */
const LIFE_MS = 10 * 60 * 1000;
/** How far back each read goes: a transaction may commit after one that began later and got a higher id. */
const WINDOW_MS = 10_000;
const RESUMED_MS = 5 * 60 * 1000;
const RETRY_AFTER_SECONDS = 30;
const DATABASE_WITHIN_MS = 4000;

/** The open streams of this process. One reader serves them all: no stream has a query or a timer of its own. */
@Injectable()
export class LiveStreamsService {
  private readonly streams = new Map<string, Set<LiveStream>>();
  /** Ids of the window that were sent, each with the time of its event. */
  private readonly sent = new Map<number, number>();
  private reads: NodeJS.Timeout | undefined;
  private beats: NodeJS.Timeout | undefined;
  private reading: Promise<void> | null = null;
  private soon: NodeJS.Timeout | undefined;
  private isFailing = false;
  private count = 0;

  constructor(
    private readonly events: LiveEventsRepository,
    private readonly signal: LiveSignal,
    private readonly sessions: SessionService,
    private readonly clock: Clock,
    private readonly log: AppLog,
    private readonly endless: EndlessAnswers,
  ) {
    signal.onSignal(() => this.readSoon());
    endless.onStop(() => this.endAll());
  }

  /** Number of open streams. */
  get openCount(): number {
    return this.count;
  }

  /** Throws UNAVAILABLE when this process or the account has its most streams open. */
  requireRoom({ userId }: Pick<StreamOwner, 'userId'>): void {
    const own = this.streams.get(userId)?.size ?? 0;
    if (this.endless.isEnding || this.count >= MOST_STREAMS || own >= MOST_STREAMS_OF_USER) {
      throw new DomainError('UNAVAILABLE', { retryAfter: RETRY_AFTER_SECONDS });
    }
  }

  /** Begins a stream; the returned function must be called once its connection is closed. */
  open(owner: StreamOwner, response: StreamResponse): { readonly stream: LiveStream; readonly close: () => void } {
    const stream = new LiveStream(owner, this.clock.now(), response);
    const own = this.streams.get(owner.userId) ?? new Set();
    this.streams.set(owner.userId, own.add(stream));
    this.count += 1;
    if (this.count === 1) this.start();
    stream.begin();
    return { stream, close: () => this.close(stream) };
  }

  /**
   * Sends what was published after the event `after` while the browser was not connected; without one, what was published while
   * it connected. Some of it may come twice.
   */
  async resume(stream: LiveStream, after: number | null): Promise<void> {
    const now = this.clock.now();
    const { userId } = stream.owner;
    const missed = await this.events.missed({
      userId,
      after: after ?? Number.MAX_SAFE_INTEGER,
      since: now - RESUMED_MS,
      overlap: now - WINDOW_MS,
    });
    for (const event of missed) stream.send(event);
  }

  /** Sends everybody's new events; one read at a time. */
  async read(): Promise<void> {
    this.reading ??= this.readOnce().finally(() => (this.reading = null));
    await this.reading;
  }

  /** Ends the streams whose session or time is over or whose session uses another account, and shows the others that this process lives. */
  async beat(): Promise<void> {
    const all = [...this.streams.values()].flatMap((own) => [...own]);
    const open = await this.openSessionsOf(all);
    const now = this.clock.now();
    for (const stream of all) {
      if (now - stream.openedAt >= LIFE_MS || open.get(stream.owner.sidHash) !== stream.owner.userId) stream.end();
      else stream.beat();
    }
  }

  private endAll(): void {
    for (const own of this.streams.values()) for (const stream of own) stream.end();
  }

  private close(stream: LiveStream): void {
    const own = this.streams.get(stream.owner.userId);
    if (!own?.delete(stream)) return;
    if (own.size === 0) this.streams.delete(stream.owner.userId);
    this.count -= 1;
    if (this.count === 0) this.stop();
  }

  private start(): void {
    this.signal.listen();
    this.reads = setInterval(() => void this.read(), READ_EVERY_MS);
    this.beats = setInterval(() => void this.beat(), BEAT_EVERY_MS);
  }

  private stop(): void {
    clearInterval(this.reads);
    clearInterval(this.beats);
    clearTimeout(this.soon);
    this.soon = undefined;
    this.sent.clear();
  }

  private readSoon(): void {
    if (this.count === 0 || this.soon) return;
    this.soon = setTimeout(() => {
      this.soon = undefined;
      // What is being read may not contain what was just stored.
      void (this.reading ?? Promise.resolve()).then(() => this.read());
    }, READ_REST_MS);
  }

  private async readOnce(): Promise<void> {
    if (this.count === 0) return;
    const since = this.clock.now() - WINDOW_MS;
    try {
      const events = await apart(() => this.events.since(since));
      for (const event of events) {
        if (this.sent.has(event.id)) continue;
        this.sent.set(event.id, event.at);
        for (const stream of this.streams.get(event.userId) ?? []) stream.send(event);
      }
      for (const [id, at] of this.sent) if (at < since) this.sent.delete(id);
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) this.log.warn('live events are not read', { reason: String(error) });
      this.isFailing = true;
    }
  }

  /** While the database cannot be asked, every session counts as open; its streams end with their time. */
  private async openSessionsOf(streams: readonly LiveStream[]): Promise<ReadonlyMap<string, string>> {
    const hashes = [...new Set(streams.map(({ owner }) => owner.sidHash))];
    return apart(() => this.sessions.findOpen(hashes)).catch((error: unknown) => {
      this.log.warn('the sessions of streams were not checked', { reason: String(error) });
      return new Map(streams.map(({ owner }) => [owner.sidHash, owner.userId]));
    });
  }
}

/** Timers inherit the transaction and the time budget of the request that started them. */
function apart<T>(work: () => Promise<T>): Promise<T> {
  return outsideTransaction(() => withDatabaseTime(DATABASE_WITHIN_MS, work));
}
