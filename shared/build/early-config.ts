import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { browserConfig, type PackageBuild } from './base-config';

export type EarlyBuild = PackageBuild & { readonly entry: string };

/** The script that a drawn page runs first: one small file of its own, beside the shell's, without any library. */
export function earlyConfig({ entry, ...build }: EarlyBuild): Configuration {
  const base = browserConfig(build);
  return {
    ...base,
    entry: { early: entry },
    output: { ...base.output, path: join(build.root, 'dist/browser'), publicPath: '/_shell/', clean: false },
    plugins: [],
  };
}
