import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { browserConfig, type PackageBuild } from './base-config';
import { providedShared } from './singletons';

const require = createRequire(import.meta.url);

/** The files that a page begins with. Styles come first: webpack would put those of modules that are imported late before them. */
const ENTRIES = ['./src/styles.ts', './src/index.ts'];

const FRAMEWORK =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|jotai|cookie|set-cookie-parser|@tanstack|@module-federation)[\\/]/;

/** The folder of an installed package, found from its main file: not every package exports its package.json. */
export function packageFolder(name: string): string {
  const main = require.resolve(name);
  return main.slice(0, main.lastIndexOf(join('node_modules', name)) + join('node_modules', name).length);
}

/** The shell's build: no remote's address in it, shared libraries eager, one framework file. */
export function shellConfig(build: PackageBuild): Configuration {
  const base = browserConfig(build);
  const facade = (file: string) => join(import.meta.dirname, '../src/router', file);
  return {
    ...base,
    entry: { main: ENTRIES },
    output: { ...base.output, path: join(build.root, 'dist/browser'), publicPath: '/_shell/' },
    resolve: {
      ...base.resolve,
      alias: {
        '@real/react-router$': join(packageFolder('react-router'), 'dist/production/index.mjs'),
        // The external runtime would bring these in twice, once as CommonJS and once as ESM.
        '@module-federation/runtime-core$': join(packageFolder('@module-federation/runtime-core'), 'dist/index.js'),
        '@module-federation/sdk$': join(packageFolder('@module-federation/sdk'), 'dist/index.js'),
        '@module-federation/error-codes$': join(packageFolder('@module-federation/error-codes'), 'dist/index.mjs'),
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
