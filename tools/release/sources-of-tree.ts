import { spawnSync } from 'node:child_process';
import { RECORD_LIMITS, type ReleaseRecord } from '@alltalent/shared/contracts';

/** What git says of a tree. */
export type Sources = Pick<ReleaseRecord, 'commit' | 'is_dirty' | 'author'> & {
  /** First line of the commit's message. */ readonly subject: string;
};

const UNKNOWN: Sources = { commit: null, is_dirty: null, author: '', subject: '' };

/** Returns the commit of a folder, its author and subject, and whether there are changes in no commit; nothing of it without git. */
export function sourcesOfTree(folder: string): Sources {
  const [commit = '', author = '', subject = ''] = (git(folder, ['log', '-1', '--format=%H%n%an%n%s']) ?? '').split('\n');
  if (!/^[0-9a-f]{40,64}$/u.test(commit)) return UNKNOWN;
  const changes = git(folder, ['status', '--porcelain']);
  const isDirty = changes === null ? null : changes !== '';
  return {
    commit,
    is_dirty: isDirty,
    author: asLine(author, RECORD_LIMITS.author),
    subject: asLine(subject, RECORD_LIMITS.note),
  };
}

/** Returns what a git command printed; null when there is no git, or it failed. */
function git(folder: string, args: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout.trimEnd() : null;
}

/** Returns a text as one line of so many characters at most. */
function asLine(text: string, most: number): string {
  const line = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, most - 1).replace(/[\ud800-\udbff]$/u, '')}…`;
}
