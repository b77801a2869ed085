import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { browserConfig, type PackageBuild } from './base-config';
import { providedShared } from './singletons';

const require = createRequire(import.meta.url);

export type ShellBuild = PackageBuild & { readonly entry: string };

const FRAMEWORK =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|jotai|cookie|set-cookie-parser|@tanstack|@module-federation)[\\/]/;

function moduleFederationFile(packageName: string, file: string): string {
  return join(dirname(require.resolve(`@module-federation/${packageName}/package.json`)), file);
}

/** The shell's build: no remote's address in it, shared libraries eager, one framework file. */
export function shellConfig(build: ShellBuild): Configuration {
  const base = browserConfig(build);
  const facade = (file: string) => join(import.meta.dirname, '../src/router', file);
  return {
    ...base,
    entry: { main: build.entry },
    output: { ...base.output, path: join(build.root, 'dist/browser'), publicPath: '/_shell/' },
    resolve: {
      ...base.resolve,
      alias: {
        '@real/react-router$': join(dirname(require.resolve('react-router/package.json')), 'dist/production/index.mjs'),
        // The external runtime would bring these in twice, once as CommonJS and once as ESM.
        '@module-federation/runtime-core$': moduleFederationFile('runtime-core', 'dist/index.js'),
        '@module-federation/sdk$': moduleFederationFile('sdk', 'dist/index.js'),
        '@module-federation/error-codes$': moduleFederationFile('error-codes', 'dist/index.mjs'),
      },
    },
    optimization: {
      ...base.optimization,
      splitChunks: { chunks: 'all', cacheGroups: { framework: { test: FRAMEWORK, name: 'framework', chunks: 'initial', enforce: true } } },
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: build.name,
        remotes: {},
        shared: providedShared({ 'react-router': facade('react-router.ts') }),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
  };
}
