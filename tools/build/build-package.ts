import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteBuild } from '@alltalent/shared/build';
import type { Configuration } from 'webpack';
import { writeBundledFiles } from './bundled-files';
import { buildRemote } from './build-remote';
import { buildShell } from './build-shell';
import { inputsHash } from './inputs-hash';
import { folderOf, isRemote } from './packages';
import { runWebpack } from './run-webpack';

/** Builds one package into its dist folder. */
async function buildPackage(name: string): Promise<void> {
  const inputs = inputsHash(name);
  const stamp = join(folderOf(name), 'dist', '.inputs');
  // A build that fails has overwritten some of the files.
  rmSync(stamp, { force: true });
  const { default: config, build } = (await import(pathToFileURL(join(folderOf(name), 'webpack.config.ts')).href)) as {
    default: Configuration | Configuration[];
    /** Exported by remotes only. */
    build?: RemoteBuild;
  };
  const configs = Array.isArray(config) ? config : [config];
  if (isRemote(name)) await buildRemote(name, { build, config: configs[0] });
  else writeBundledFiles(join(folderOf(name), 'dist'), await (name === 'shell' ? buildShell(configs) : runWebpack(configs)));
  writeFileSync(stamp, inputs);
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
}

/** Builds the package named on the command line, or, as the child of a builder, each one that the parent names. */
const [name] = process.argv.slice(2);
if (name !== undefined) buildPackage(name).catch(fail);
else process.on('message', (next: string) => void buildPackage(next).then(() => process.send?.(next), fail));
