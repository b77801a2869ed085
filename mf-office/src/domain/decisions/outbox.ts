import { ApiError, hasCode, refusalOf } from '@alltalent/shared/api';
import type { Queue } from '@alltalent/shared/contracts';

/** How long a decision can be undone. */
export const UNDO_MS = 10_000;
/** Pauses before a decision is sent again whose answer did not come. */
const RETRY_MS = [2000, 8000];

/**
 * State of a decision: `waiting` it can be undone, `sending` on its way, `failed` refused or not sent, `closed` the second step is
 * needed first, `stale` the item is decided already, by a colleague or by this decision, whose answer was lost.
 */
export type DecisionState = 'waiting' | 'sending' | 'failed' | 'closed' | 'stale';

export type PendingDecision = {
  /** Queue and item, which has one decision at a time. */
  readonly key: string;
  readonly queue: Queue;
  readonly itemId: string;
  readonly title: string;
  /** What was decided, in the words of the bar: 'Approved'. */
  readonly label: string;
  /** Input of the call that sends it. */
  readonly input: unknown;
  /** What its person wrote with it; '' for nothing. */
  readonly words: string;
  readonly state: DecisionState;
  /** When it is sent, in milliseconds since 1970. */
  readonly sendAt: number;
  /** Whether an answer to it was lost, so that the server may have it. */
  readonly wasLost: boolean;
  /** Whether an earlier page sent it when it was left. */
  readonly isRepeat: boolean;
  /** Why it failed, or who decided before, as the server says it; '' otherwise. */
  readonly reason: string;
};

export type NewDecision = Pick<PendingDecision, 'queue' | 'itemId' | 'title' | 'label' | 'input' | 'words'>;
/** Calls that send the decisions of the queues, in requests that outlive the page. */
export type Senders = Readonly<Partial<Record<Queue, (input: unknown) => Promise<unknown>>>>;
type Memory = { read(key: string): string | null; write(key: string, text: string | null): void };

const MEMORY_KEY = 'office-decisions';

/** Keeps decisions for ten seconds, in which they can be undone, then sends each until it is answered. */
export class Outbox {
  private pending: readonly PendingDecision[] = [];
  private owner = '';
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly listeners = new Set<() => void>();
  private readonly settledListeners = new Set<(decision: PendingDecision) => void>();

  constructor(
    private readonly senders: Senders,
    private readonly memory: Memory,
  ) {}

  readonly read = (): readonly PendingDecision[] => this.pending;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Calls back with every decision that the server answered; returns the function that stops that. */
  onSettled(listener: (decision: PendingDecision) => void): () => void {
    this.settledListeners.add(listener);
    return () => void this.settledListeners.delete(listener);
  }

  /** Begins for a person: sends what an earlier page of this tab left behind of theirs. */
  begin(userId: string): void {
    if (this.owner === userId) return;
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.owner = userId;
    const left = leftBehind(this.memory.read(MEMORY_KEY), userId);
    this.store(left.map((decision) => ({ ...decision, state: 'waiting', wasLost: true, isRepeat: decision.state === 'sending' })));
    void this.flush();
  }

  add(decision: NewDecision): void {
    const key = `${decision.queue}:${decision.itemId}`;
    const rest = { state: 'waiting', sendAt: Date.now() + UNDO_MS, wasLost: false, isRepeat: false, reason: '' } as const;
    this.store([...this.pending.filter((other) => other.key !== key), { ...decision, ...rest, key }]);
    this.sendIn(key, UNDO_MS);
  }

  /** Takes a decision out: undone, or its outcome was read. */
  remove(key: string): void {
    clearTimeout(this.timers.get(key));
    this.timers.delete(key);
    this.store(this.pending.filter((decision) => decision.key !== key));
  }

  /** Sends what waits, now. Resolves when each is answered or failed. */
  async flush(): Promise<void> {
    const unsent = this.pending.filter(({ state }) => state === 'waiting' || state === 'failed');
    await Promise.all(unsent.map(({ key }) => this.send(key)));
  }

  /** Sends one decision now, again after a failure. */
  async send(key: string, attempt = 0): Promise<void> {
    const decision = this.find(key);
    const send = decision && this.senders[decision.queue];
    if (!send || decision.state === 'sending') return;
    clearTimeout(this.timers.get(key));
    this.change(key, { state: 'sending', reason: '' });
    try {
      await send(decision.input);
      this.settle(decision);
    } catch (error) {
      this.fail(decision, error, attempt);
    }
  }

  private fail(decision: PendingDecision, error: unknown, attempt: number): void {
    const { key, wasLost, isRepeat } = decision;
    if (hasCode(error, 'REVISION_STALE')) {
      if (isRepeat) this.remove(key);
      else this.change(key, { state: 'stale', reason: refusalOf(error) });
      this.announce(decision);
      return;
    }
    if (hasCode(error, 'SECOND_STEP_NEEDED')) {
      this.change(key, { state: 'closed' });
      return;
    }
    const isLost = !(error instanceof ApiError) || error.problem.status >= 500;
    this.change(key, { state: 'failed', wasLost: wasLost || isLost, reason: refusalOf(error) });
    const pause = RETRY_MS[attempt];
    if (isLost && pause !== undefined) this.sendIn(key, pause, attempt + 1);
  }

  private settle(decision: PendingDecision): void {
    this.remove(decision.key);
    this.announce(decision);
  }

  private announce(decision: PendingDecision): void {
    for (const listener of this.settledListeners) listener(decision);
  }

  private sendIn(key: string, milliseconds: number, attempt = 0): void {
    clearTimeout(this.timers.get(key));
    const timer = setTimeout(() => void this.send(key, attempt), milliseconds);
    this.timers.set(key, timer);
  }

  private find(key: string): PendingDecision | undefined {
    return this.pending.find((decision) => decision.key === key);
  }

  private change(key: string, changes: Partial<PendingDecision>): void {
    this.store(this.pending.map((decision) => (decision.key === key ? { ...decision, ...changes } : decision)));
  }

  private store(pending: readonly PendingDecision[]): void {
    this.pending = pending;
    const unsent = pending.filter(({ state }) => state !== 'stale');
    this.memory.write(MEMORY_KEY, unsent.length === 0 ? null : JSON.stringify({ owner: this.owner, unsent }));
    for (const listener of this.listeners) listener();
  }
}

/** Decisions in a stored text, if they are of this person. */
function leftBehind(text: string | null, userId: string): readonly PendingDecision[] {
  try {
    const { owner, unsent } = JSON.parse(text ?? '{}') as { owner?: string; unsent?: readonly PendingDecision[] };
    return owner === userId && Array.isArray(unsent) ? unsent : [];
  } catch {
    return [];
  }
}
