import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inputsHash } from '../build/inputs-hash';
import { ROOT } from '../build/packages';
import { unlessBuilt } from '../build/unless-built';

/** A story as Storybook lists it. */
export type Story = { readonly id: string; readonly title: string; readonly name: string };

/** Starts Storybook's program in a working tree; its configuration is TypeScript, as all others are. */
export function startStorybook(root: string, args: readonly string[]) {
  // React says in the console what is wrong in its development build alone.
  const env = { ...process.env, NODE_ENV: 'development', NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import tsx`.trim() };
  const program = createRequire(join(root, 'shared/package.json')).resolve('storybook/internal/bin/dispatcher');
  return spawn(process.execPath, [program, ...args, '-c', 'shared/gallery', '--loglevel', 'error'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Builds the gallery of this working tree for looking at it by program, unless nothing has changed. Returns its folder. */
export async function buildGallery(): Promise<string> {
  const folder = join(ROOT, '.data/gallery/built');
  await unlessBuilt(`${folder}.inputs`, inputsHash('shared', true), () => buildGalleryOf(ROOT, folder));
  return folder;
}

/** Builds the gallery of a working tree into a folder. Throws what Storybook said when it fails. */
export async function buildGalleryOf(root: string, folder: string): Promise<void> {
  // For tests: without what only readers need, such as the tables of properties.
  const child = startStorybook(root, ['build', '-o', folder, '--test', '--disable-telemetry']);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number>((resolve) => child.on('close', (ended) => resolve(ended ?? 1)));
  if (code !== 0) throw new Error(`The gallery could not be built.\n${output}`);
}

/** Returns the stories of components in a built gallery; named states of remotes have tests of their own. */
export function storiesIn(folder: string): readonly Story[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { readonly entries: Readonly<Record<string, Story>> };
  return Object.values(entries).filter(({ title }) => title.startsWith('Components/'));
}
