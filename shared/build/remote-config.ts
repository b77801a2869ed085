import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import type { Exposes } from '../src/contracts/platform/exposes';
import { RetryChunkPlugin } from './retry-chunk-plugin';
import { browserConfig, type PackageBuild } from './base-config';
import { expectedShared } from './singletons';
import { StableIdsPlugin } from './stable-ids-plugin';

export type RemoteBuild = PackageBuild & { readonly exposes: Exposes };

/** Packages of others. In a repository of its own, a remote has this project's in node_modules, too. */
const LIBRARIES = /[\\/]node_modules[\\/](?!@alltalent[\\/])/u;
const SCHEMA_LIBRARIES = /[\\/]node_modules[\\/](?:yup|property-expr|tiny-case|toposort)[\\/]/u;

/**
 * The whole build of a remote. It ships no shared library: the shell provides them (see singletons.ts). A hot one is
 * for the development server: its files keep their names and have no hashes.
 */
export function remoteConfig(build: RemoteBuild): Configuration {
  const base = browserConfig(build);
  const exposes = Object.fromEntries(
    Object.entries(build.exposes).map(([key, file]) => [key, { import: file, name: key.replace('./', '') }]),
  );
  return {
    ...base,
    entry: {},
    // The server bundle is built into a folder of its own at the same time (see remote-server-config.ts).
    output: { ...base.output, publicPath: 'auto', clean: { keep: /^server(?:\/|$)/u } },
    optimization: {
      ...base.optimization,
      runtimeChunk: false,
      splitChunks: {
        chunks: 'async',
        // Libraries that several pages of the remote need, its forms above all, come once.
        cacheGroups: {
          default: false,
          defaultVendors: false,
          libraries: { name: 'libraries', test: LIBRARIES, minChunks: 2, minSize: 10_000 },
          // Not every page with a form checks it by a schema.
          schemas: { name: 'schemas', test: SCHEMA_LIBRARIES, minChunks: 2, priority: 1 },
        },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      ...(build.isHot ? [] : [new RetryChunkPlugin(), new StableIdsPlugin()]),
      new ModuleFederationPlugin({
        name: build.name,
        filename: build.isHot ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
        exposes,
        shared: expectedShared(),
        // The default, 'version-first', contacts every remote at start-up: one that is offline could stop the shell.
        shareStrategy: 'loaded-first',
        manifest: false,
        // With TypeScript 7 the plugin emits no types and says nothing; types come from the contracts.
        dts: false,
        dev: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
  };
}
