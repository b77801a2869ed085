import { LivePolls } from './live-polls';
import { RecentEvents } from './recent-events';

/** Failures in a row after which every listener is polled. */
const MOST_FAILURES = 3;
/** Within this time a first stream misses nothing: the server sends the events of the last ten seconds again. */
const LATE_MS = 8000;
const WAIT_MS = 5000;
const LONGEST_WAIT_MS = 120_000;
const HIDDEN_MS = 60_000;
/** With HTTP/1.1 a browser opens six connections to the site for all its tabs: hidden ones must not hold any. */
const HIDDEN_SLOW_MS = 2000;

export type LiveListener = {
  readonly kinds: readonly string[];
  readonly isPolled: boolean;
  /** Whether a change must show within seconds, also without a stream. */
  readonly isWatched?: boolean;
  readonly onEvent: (id: number | null) => void;
};
type Plan = { readonly path: string; readonly kinds: readonly string[] };

/** Stream of server-sent events, which is open while something listens and the page is visible. */
export class LiveConnection {
  private readonly listeners = new Set<LiveListener>();
  private readonly watchers = new Set<() => void>();
  private source: EventSource | null = null;
  private hasStream = false;
  private hasBeenOpen = false;
  private startedAt = 0;
  private failures = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  private hiding: ReturnType<typeof setTimeout> | undefined;
  private readonly recent = new RecentEvents();
  private readonly polls = new LivePolls(({ ofWatched, ofAll }) => {
    for (const listener of this.listeners)
      if (listener.isPolled && (ofAll || (ofWatched && listener.isWatched === true))) listener.onEvent(null);
  });

  constructor(private readonly plan: Plan) {}

  readonly isOpen = (): boolean => this.hasStream;

  /** Calls `onChange` when the stream opens or closes; returns the function that stops it. */
  readonly watch = (onChange: () => void): (() => void) => {
    this.watchers.add(onChange);
    return () => this.watchers.delete(onChange);
  };

  /**
   * Adds a listener; the first one opens the stream. It hears what happened in the last seconds, since its page may have been loaded
   * before. Returns the function that removes it; the last one closes the stream.
   */
  add(listener: LiveListener): () => void {
    this.listeners.add(listener);
    if (this.listeners.size === 1) this.start();
    const missed = this.recent.ofAll(listener.kinds);
    if (missed !== undefined) listener.onEvent(missed);
    return () => {
      if (this.listeners.delete(listener) && this.listeners.size === 0) this.stop();
    };
  }

  private start(): void {
    document.addEventListener('visibilitychange', this.onVisibility);
    window.addEventListener('pagehide', this.close);
    this.hasBeenOpen = false;
    this.startedAt = Date.now();
    this.failures = 0;
    if (!isHidden()) this.open();
  }

  private stop(): void {
    document.removeEventListener('visibilitychange', this.onVisibility);
    window.removeEventListener('pagehide', this.close);
    this.close();
  }

  private readonly onVisibility = (): void => {
    clearTimeout(this.hiding);
    if (isHidden()) this.hiding = setTimeout(this.close, isSlowConnection() ? HIDDEN_SLOW_MS : HIDDEN_MS);
    else if (!this.source) this.open();
  };

  private readonly open = (): void => {
    clearTimeout(this.again);
    if (typeof EventSource === 'undefined') return this.polls.start(true);
    const source = new EventSource(this.plan.path);
    this.source = source;
    source.onopen = () => this.opened();
    source.onerror = () => this.failed(source);
    for (const kind of this.plan.kinds) source.addEventListener(kind, (event) => this.tell(kind, idOf(event)));
  };

  private readonly close = (): void => {
    clearTimeout(this.again);
    clearTimeout(this.hiding);
    this.polls.stop();
    this.source?.close();
    this.source = null;
    this.setOpen(false);
  };

  private opened(): void {
    this.polls.stop();
    this.failures = 0;
    this.setOpen(true);
    // What happened before this page's first stream is in what the page has loaded, or is sent again.
    if (this.hasBeenOpen || Date.now() - this.startedAt > LATE_MS) for (const { onEvent } of this.listeners) onEvent(null);
    this.hasBeenOpen = true;
  }

  /** After a lost connection the browser reconnects by itself; after a refusal, and the third failure, this does. */
  private failed(source: EventSource): void {
    this.setOpen(false);
    this.failures += 1;
    this.polls.start(this.failures >= MOST_FAILURES);
    if (this.failures < MOST_FAILURES && source.readyState !== EventSource.CLOSED) return;
    source.close();
    this.again = setTimeout(this.open, Math.min(WAIT_MS * 2 ** (this.failures - 1), LONGEST_WAIT_MS));
  }

  private tell(kind: string, id: number | null): void {
    this.recent.note(kind, id);
    for (const listener of this.listeners) if (listener.kinds.includes(kind)) listener.onEvent(id);
  }

  private setOpen(isOpen: boolean): void {
    if (this.hasStream === isOpen) return;
    this.hasStream = isOpen;
    for (const onChange of this.watchers) onChange();
  }
}

function isHidden(): boolean {
  return document.visibilityState === 'hidden';
}

function isSlowConnection(): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return navigation !== undefined && 'nextHopProtocol' in navigation && navigation.nextHopProtocol === 'http/1.1';
}

function idOf(event: Event): number | null {
  try {
    const { id } = JSON.parse(String((event as MessageEvent<unknown>).data)) as { id?: unknown };
    return typeof id === 'number' ? id : null;
  } catch {
    return null;
  }
}
