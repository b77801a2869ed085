import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isolatedDrawingConfig, isolatedServerConfig, isolationConfig, type RemoteBuild } from '@alltalent/shared/build';
import type { MenuEntry, RouteRecord } from '@alltalent/shared/contracts';
import type { NamedState } from '@alltalent/shared/mocks';
import type { Configuration } from 'webpack';
import { inputsHash } from '../build/inputs-hash';
import { folderOf, PROJECT, ROOT } from '../build/packages';
import { runWebpack } from '../build/run-webpack';
import { unlessBuilt } from '../build/unless-built';
import { writeOwnCalls } from './own-calls';
import { createPageDrawer, type PageDrawer } from './page-drawer';

/** What a remote says of itself. */
type Declaration = {
  readonly remote: string;
  readonly routes: readonly RouteRecord[];
  readonly menu_entries?: readonly MenuEntry[];
  /** The port of the remote on its own; docker compose serves its releases at the same port. */
  readonly port: number;
};

export function declarationOf(name: string): Declaration {
  return JSON.parse(readFileSync(join(folderOf(name), 'remote.json'), 'utf8')) as Declaration;
}

/** Returns the named states of a remote, from its qa-states.json; none without one. */
export function statesOf(name: string): readonly NamedState[] {
  const file = join(folderOf(name), 'qa-states.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly NamedState[]) : [];
}

/** Folders of what is built of one remote alone. */
export type IsolatedBuild = {
  /** The page: its document, scripts, styles, and the mock worker. */
  readonly page: string;
  /** The server bundle. */
  readonly server: string;
};

export function isolatedFolders(name: string): IsolatedBuild {
  const page = join(PROJECT, '.data/isolated', name);
  return { page, server: `${page}.server` };
}

/** Returns what the remote's webpack.config.ts says of its build. */
export async function buildOf(name: string): Promise<RemoteBuild> {
  const { build } = (await import(pathToFileURL(join(folderOf(name), 'webpack.config.ts')).href)) as { build: RemoteBuild };
  return build;
}

/** Returns what draws the pages of a remote alone from its server bundle, once that is built. */
export async function isolatedDrawer(name: string): Promise<PageDrawer> {
  const [{ exposes }, program] = await Promise.all([buildOf(name), buildDrawingProgram()]);
  return createPageDrawer({ name, declaration: declarationOf(name), exposes, server: isolatedFolders(name).server, program });
}

export async function isolatedConfigs(
  name: string,
  isHot: boolean,
): Promise<{ readonly page: Configuration; readonly server: Configuration }> {
  const build = await buildOf(name);
  const { page, server } = isolatedFolders(name);
  const forNode = isolatedServerConfig({ ...build, outDir: server });
  return {
    page: isolationConfig({ ...build, outDir: page, isHot }),
    server: { ...forNode, plugins: [...(forNode.plugins ?? []), { apply: writeOwnCalls }] },
  };
}

/** Builds the page and the server bundle of one remote alone, unless nothing has changed. */
export async function buildIsolatedPage(name: string): Promise<IsolatedBuild> {
  const folders = isolatedFolders(name);
  await unlessBuilt(`${folders.page}.inputs`, inputsHash(name, true), async () => {
    const { page, server } = await isolatedConfigs(name, false);
    await Promise.all([runWebpack([page]), runWebpack([server])]);
  });
  return folders;
}

/** Builds the program that draws pages of remotes alone, unless nothing has changed. Returns its file. */
export async function buildDrawingProgram(): Promise<string> {
  const outDir = join(PROJECT, '.data/isolated/drawing');
  const inputs = inputsHash('shell', true) + inputsHash('tools/isolation', true);
  await unlessBuilt(`${outDir}.inputs`, inputs, async () => {
    await runWebpack([isolatedDrawingConfig({ root: join(ROOT, 'tools'), entry: './isolation/drawing/main.tsx', outDir })]);
  });
  return join(outDir, 'main.cjs');
}
