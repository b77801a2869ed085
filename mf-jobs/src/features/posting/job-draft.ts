import { EMPTY_JOB, type JobContent, type OwnJob } from '@alltalent/shared/contracts';
import { filledIn, textOf } from './blank-job';
import { DraftSaver, type DraftServer } from './draft-saver';
import type { DraftState, SaveOutcome } from './draft-state';
import { LocalCopy, type Stored } from './local-copy';

export type DraftStart = {
  /** '' for a visitor. */
  readonly owner: string;
  readonly job: OwnJob | null;
  /** Whether it begins with what this browser stored of it. Not in the first render over the server's HTML. */
  readonly isRestored: boolean;
  /** Null: the draft stays in this browser. */
  readonly server: DraftServer | null;
};

/**
 * Restores the job that is being written, and saves what its form holds: every change in this browser at once, and with the
 * server a moment later.
 */
export class JobDraft {
  readonly owner: string;
  /** Whether the draft has what this browser stored. Nothing is stored before. */
  isRestored: boolean;
  private state: DraftState;
  private content: JobContent;
  private savedText: string;
  private readonly listeners = new Set<() => void>();
  private readonly saver: DraftSaver | null;

  constructor({ owner, job, isRestored, server }: DraftStart) {
    this.owner = owner;
    this.isRestored = isRestored;
    const { content, isStale } = beginWith(job, isRestored ? new LocalCopy(job?.id ?? 'new', owner).read() : null, owner);
    this.content = content;
    this.savedText = textOf(job?.content ?? EMPTY_JOB);
    this.state = { job, outcome: { kind: isStale ? 'stale' : 'none' }, isDirty: textOf(content) !== this.savedText };
    this.saver = server && new DraftSaver(this, server);
  }

  /** The page is there: what an earlier visit left unsaved goes out. */
  wake(): void {
    if (this.state.isDirty) this.saver?.schedule();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly read = (): DraftState => this.state;

  /** What the form begins with, and what it held last from then on. */
  readNewest(): JobContent {
    return this.content;
  }

  /** Takes what the form holds now. */
  store(content: JobContent): void {
    if (textOf(content) !== textOf(this.content)) this.put(content);
  }

  /** Takes what this browser stored, in the fields that were left blank meanwhile. Returns the content for the form. */
  restore(typed: JobContent): JobContent {
    const { job } = this.state;
    const { content } = beginWith(job, new LocalCopy(job?.id ?? 'new', this.owner).read(), this.owner);
    this.isRestored = true;
    this.put({ ...content, ...filledIn(typed) });
    return this.content;
  }

  notify(outcome: SaveOutcome): void {
    this.merge({ outcome });
  }

  /** Everything is with the server afterwards; false where that did not work out. */
  flush(): Promise<boolean> {
    return this.saver?.flush() ?? Promise.resolve(false);
  }

  /** The server has this text. */
  accept(job: OwnJob, text: string): void {
    if (this.state.job === null) new LocalCopy('new', this.owner).remove();
    this.savedText = text;
    this.merge({ job });
    this.put(this.content);
  }

  /** Resolves a conflict: takes the other version, or overwrites it with this one. */
  resolveConflict(theirs: OwnJob, isMine: boolean): void {
    this.savedText = textOf(theirs.content);
    this.merge({ job: theirs, outcome: { kind: 'none' } });
    this.put(isMine ? this.content : theirs.content);
    if (isMine) void this.flush();
  }

  private put(content: JobContent): void {
    this.content = content;
    const isDirty = textOf(content) !== this.savedText;
    const copy = new LocalCopy(this.state.job?.id ?? 'new', this.owner);
    if (isDirty) copy.write({ content, owner: this.owner, revision: this.state.job?.revision ?? 0 });
    else copy.remove();
    if (isDirty !== this.state.isDirty) this.merge({ isDirty });
    if (isDirty) this.saver?.schedule();
  }

  private merge(change: Partial<DraftState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

/** What the page begins with: what was typed before and is not saved, else what the server has. */
function beginWith(job: OwnJob | null, stored: Stored | null, owner: string): { readonly content: JobContent; readonly isStale: boolean } {
  const saved = job?.content ?? EMPTY_JOB;
  const isOthers = stored !== null && stored.owner !== '' && owner !== '' && stored.owner !== owner;
  if (stored === null || isOthers || textOf(stored.content) === textOf(saved)) return { content: saved, isStale: false };
  return { content: stored.content, isStale: job !== null && job.revision !== stored.revision };
}
