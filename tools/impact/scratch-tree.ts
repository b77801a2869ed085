import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/packages';

/** A second working tree of the last commit, with packages and builds of its own. */
export type ScratchTree = {
  readonly root: string;
  /** Runs a command in it and returns what it prints. */
  run(command: string, ...args: readonly string[]): string;
  /** Versions of the builds that are there now, by remote. */
  versions(): Readonly<Record<string, string>>;
  /** Stores the present builds, to which `reset` goes back. */
  keepBuilds(): void;
  /** Takes back every change, and the builds with them. */
  reset(): void;
  remove(): void;
};

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Makes a working tree of a commit in the folder `root`, with the packages that this tree has. */
export function addTree(root: string, commit: string): void {
  git('worktree', 'add', '--detach', root, commit);
  for (const folder of ['.', ...workspaces()]) linkPackages(join(ROOT, folder, 'node_modules'), join(root, folder));
}

/** Removes a working tree and what is in it. */
export function removeTree(root: string): void {
  git('worktree', 'remove', '--force', root);
}

/** Makes the tree below `root`, or takes the one that is there. */
export function openScratchTree(root: string): ScratchTree {
  if (!existsSync(root)) addTree(root, 'HEAD');
  const run = (command: string, ...args: readonly string[]) =>
    execFileSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000, stdio: ['ignore', 'pipe', 'inherit'] });
  const remotes = readdirSync(root).filter((name) => existsSync(join(root, name, 'remote.json')));
  const kept = join(root, '.data/builds');
  const copy = (from: string, to: string) => {
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true, preserveTimestamps: true });
  };
  return {
    root,
    run,
    versions: () => Object.fromEntries(remotes.map((name) => [name, versionIn(join(root, name, 'dist'))])),
    keepBuilds: () => remotes.forEach((name) => copy(join(root, name, 'dist'), join(kept, name))),
    reset() {
      run('git', 'checkout', '--quiet', '--', '.');
      remotes.forEach((name) => copy(join(kept, name), join(root, name, 'dist')));
    },
    remove: () => removeTree(root),
  };
}

function workspaces(): readonly string[] {
  return (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly workspaces: readonly string[] }).workspaces;
}

/** Copies packages by hard links: symbolic links would lead builds to the files of this tree. */
function linkPackages(from: string, into: string): void {
  if (existsSync(from) && existsSync(into)) execFileSync('cp', ['-al', from, into]);
}

function versionIn(dist: string): string {
  return (JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as { readonly version: string }).version;
}
