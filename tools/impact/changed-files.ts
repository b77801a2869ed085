import { execFileSync } from 'node:child_process';
import { ROOT } from '../build/packages';

/** Returns the files that differ between a commit and the working tree, new ones included. Throws a sentence for an unknown commit. */
export function changedSince(commit: string): readonly string[] {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    git('rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`);
  } catch {
    throw new Error(`There is no commit ${commit} here. Name one, as in: npm run impact -- main`);
  }
  const listed = [git('diff', '--name-only', '-z', commit), git('ls-files', '--others', '--exclude-standard', '-z')].join('');
  return [...new Set(listed.split('\0').filter(Boolean))].sort();
}
