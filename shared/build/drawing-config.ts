import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { ASSET_NAME, EXTENSIONS, type PackageBuild } from './base-config';
import { serverConfig } from './server-config';
import { packageFolder } from './shell-config';

export type DrawingBuild = PackageBuild & { readonly entry: string };

/**
 * The worker that draws pages in Node: the shell's frame with all shared libraries in one file, so that every release uses
 * the same ones.
 */
export function drawingConfig({ entry, ...build }: DrawingBuild): Configuration {
  const router = join(packageFolder('react-router'), 'dist/production/index.mjs');
  return {
    ...serverConfig(build),
    target: 'node20',
    entry: { main: entry },
    output: {
      path: join(build.root, 'dist/drawing'),
      filename: '[name].cjs',
      assetModuleFilename: ASSET_NAME,
      publicPath: '/_shell/',
      asyncChunks: false,
      uniqueName: build.name,
      clean: true,
    },
    // Node's own condition of react-router is its development build.
    resolve: { extensions: EXTENSIONS, alias: { 'react-router$': router, '@real/react-router$': router } },
  };
}
