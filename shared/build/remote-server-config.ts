import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { RELEASE_BASE } from '../src/contracts/platform/federation';
import { ASSET_NAME } from './base-config';
import type { RemoteBuild } from './remote-config';
import { serverConfig } from './server-config';
import { SINGLETONS } from './singletons';

/** Folder of the server bundle below the browser's files. */
export const SERVER_FOLDER = 'server';

/**
 * The server bundle of a remote: one CommonJS file from the sources of the browser's build, whose `createRoutes` draws the
 * same pages in Node. Of packages it requires the shared libraries only.
 */
export function remoteServerConfig(build: RemoteBuild): Configuration {
  return {
    ...serverConfig(build),
    // Some packages have other files for Node. Those for browsers give the markup that browsers expect, and load in Node, too.
    target: ['web', 'es2022'],
    entry: { server: build.exposes['./routes'] },
    output: {
      path: join(build.root, 'dist', SERVER_FOLDER),
      filename: '[name].[contenthash:10].cjs',
      assetModuleFilename: ASSET_NAME,
      publicPath: RELEASE_BASE,
      library: { type: 'commonjs2' },
      globalObject: 'globalThis',
      // Pages are loaded on demand in browsers; here they are part of the one file.
      asyncChunks: false,
      uniqueName: build.name,
      clean: true,
    },
    externals: Object.fromEntries(SINGLETONS.map((id) => [id, `commonjs ${id}`])),
  };
}
