import type { JobContent, JobLacks, JobRoleContent, OwnJob } from '@alltalent/shared/contracts';
import { BLANK_JOB, newRole, textOf } from './blank-job';
import { withoutErrorsOf, withoutRoleErrors } from './draft-errors';
import { DraftSaver, type DraftServer } from './draft-saver';
import type { DraftState, SaveOutcome } from './draft-state';
import { LocalCopy } from './local-copy';

export type DraftStart = {
  /** '' for a visitor. */
  readonly owner: string;
  readonly job: OwnJob | null;
  /** Null: the draft stays in this browser. */
  readonly server: DraftServer | null;
};

/** The job that is being written: every change is kept in this browser at once, and with the server a moment later. */
export class JobDraft {
  readonly owner: string;
  private state: DraftState;
  private savedText: string;
  private readonly listeners = new Set<() => void>();
  private readonly saver: DraftSaver | null;

  constructor({ owner, job, server }: DraftStart) {
    this.owner = owner;
    const start = beginWith(owner, job);
    this.savedText = textOf(job?.content ?? BLANK_JOB);
    const openRole = start.content.roles[0]?.key ?? '';
    const isDirty = textOf(start.content) !== this.savedText;
    this.state = { content: start.content, job, errors: {}, openRole, outcome: { kind: start.isStale ? 'stale' : 'none' }, isDirty };
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

  set<Key extends keyof JobContent>(key: Key, value: JobContent[Key]): void {
    this.merge({ errors: withoutErrorsOf(this.state.errors, key) });
    this.put({ ...this.state.content, [key]: value });
  }

  /** Another job in place of this one: a template. */
  begin(content: JobContent): void {
    this.merge({ errors: {}, openRole: content.roles[0]?.key ?? '' });
    this.put(content);
  }

  setRole<Key extends keyof JobRoleContent>(index: number, key: Key, value: JobRoleContent[Key]): void {
    const roles = this.state.content.roles.map((role, place) => (place === index ? { ...role, [key]: value } : role));
    this.merge({ errors: withoutErrorsOf(this.state.errors, `roles.${index}.${key}`) });
    this.put({ ...this.state.content, roles });
  }

  addRole(like?: JobRoleContent): void {
    const role = newRole(like);
    this.merge({ openRole: role.key, errors: withoutErrorsOf(this.state.errors, 'roles') });
    this.put({ ...this.state.content, roles: [...this.state.content.roles, role] });
  }

  removeRole(key: string): void {
    const roles = this.state.content.roles.filter((role) => role.key !== key);
    this.merge({ errors: withoutRoleErrors(this.state.errors) });
    this.put({ ...this.state.content, roles });
  }

  openRole(key: string): void {
    this.merge({ openRole: key });
  }

  /** Marks what is wrong, and opens the role where the first of it stands. */
  showErrors(errors: JobLacks): void {
    const [, place] = /^roles\.(\d+)\./u.exec(Object.keys(errors)[0] ?? '') ?? [];
    const role = place === undefined ? undefined : this.state.content.roles[Number(place)];
    this.merge({ errors, ...(role ? { openRole: role.key } : {}) });
  }

  tell(outcome: SaveOutcome): void {
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
    this.put(this.state.content);
  }

  /** The choice after somebody saved elsewhere: theirs instead of what stands here, or this over theirs. */
  settle(theirs: OwnJob, isMine: boolean): void {
    this.savedText = textOf(theirs.content);
    this.merge({ job: theirs, errors: {}, outcome: { kind: 'none' } });
    this.put(isMine ? this.state.content : theirs.content);
    if (isMine) void this.flush();
  }

  private put(content: JobContent): void {
    const isDirty = textOf(content) !== this.savedText;
    const copy = new LocalCopy(this.state.job?.id ?? 'new', this.owner);
    if (isDirty) copy.write({ content, owner: this.owner, revision: this.state.job?.revision ?? 0 });
    else copy.remove();
    this.merge({ content, isDirty });
    if (isDirty) this.saver?.schedule();
  }

  private merge(change: Partial<DraftState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

/** What the page begins with: what was typed before and is not saved, else what the server has. */
function beginWith(owner: string, job: OwnJob | null): { readonly content: JobContent; readonly isStale: boolean } {
  const saved = job?.content ?? BLANK_JOB;
  const kept = new LocalCopy(job?.id ?? 'new', owner).read();
  const isOthers = kept !== null && kept.owner !== '' && owner !== '' && kept.owner !== owner;
  if (kept === null || isOthers || textOf(kept.content) === textOf(saved)) return { content: saved, isStale: false };
  return { content: kept.content, isStale: job !== null && job.revision !== kept.revision };
}
