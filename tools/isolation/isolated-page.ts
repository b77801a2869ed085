import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isolationConfig, type RemoteBuild } from '@alltalent/shared/build';
import type { Configuration } from 'webpack';
import { inputsHash } from '../build/inputs-hash';
import { ROOT } from '../build/packages';
import { runWebpack } from '../build/run-webpack';

/** Returns the port of a remote on its own; docker compose serves its releases at the same port. */
export function portOfRemote(name: string): number {
  const { port } = JSON.parse(readFileSync(join(ROOT, name, 'remote.json'), 'utf8')) as { port: number };
  return port;
}

export function isolatedFolder(name: string): string {
  return join(ROOT, '.data/isolated', name);
}

export async function isolatedConfig(name: string, isHot: boolean): Promise<Configuration> {
  const { build } = (await import(pathToFileURL(join(ROOT, name, 'webpack.config.ts')).href)) as { build: RemoteBuild };
  return isolationConfig({ ...build, outDir: isolatedFolder(name), isHot });
}

/** Builds the page of one remote alone, unless nothing has changed. Returns its folder. */
export async function buildIsolatedPage(name: string): Promise<string> {
  const folder = isolatedFolder(name);
  const stamp = `${folder}.inputs`;
  const inputs = inputsHash(name, true);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return folder;
  mkdirSync(folder, { recursive: true });
  await runWebpack([await isolatedConfig(name, false)]);
  writeFileSync(stamp, inputs);
  return folder;
}
