import { join } from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';
import { RELEASE_BASE } from '../src/contracts/platform/federation';
import { ASSET, ASSET_NAME, CSS_MODULE, cssModules, EXTENSIONS, messagesRule, scriptRule } from './base-config';
import type { RemoteBuild } from './remote-config';
import { SINGLETONS } from './singletons';

/** Folder of the server bundle below the browser's files. */
export const SERVER_FOLDER = 'server';

/**
 * The server bundle of a remote: one CommonJS file from the sources of the browser's build, whose `createRoutes` draws the
 * same pages in Node. It has no styles and emits no pictures, but names both as the browser's build does. Of packages it
 * requires the shared libraries only.
 */
export function remoteServerConfig({ name, root, exposes }: RemoteBuild): Configuration {
  return {
    mode: 'production',
    context: root,
    // Some packages have other files for Node. Those for browsers give the markup that browsers expect, and load in Node, too.
    target: ['web', 'es2022'],
    devtool: 'hidden-source-map',
    entry: { server: exposes['./routes'] },
    output: {
      path: join(root, 'dist', SERVER_FOLDER),
      filename: '[name].[contenthash:10].cjs',
      assetModuleFilename: ASSET_NAME,
      publicPath: RELEASE_BASE,
      library: { type: 'commonjs2' },
      globalObject: 'globalThis',
      // Pages are loaded on demand in browsers; here they are part of the one file.
      asyncChunks: false,
      uniqueName: name,
      clean: true,
    },
    externals: Object.fromEntries(SINGLETONS.map((id) => [id, `commonjs ${id}`])),
    resolve: { extensions: EXTENSIONS },
    module: {
      rules: [
        scriptRule(),
        { test: CSS_MODULE, ...classNames(cssModules(name)) },
        { test: /\.css$/, exclude: CSS_MODULE, ...classNames({ mode: 'global' }) },
        messagesRule,
        { test: ASSET, type: 'asset/resource', generator: { emit: false } },
      ],
    },
    // Nobody downloads it, and stack traces in the log name functions as the sources do.
    optimization: { splitChunks: false, moduleIds: 'deterministic', minimize: false },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** Returns the rule of a stylesheet that gives the names of its classes only. */
export function classNames(modules: object): RuleSetRule {
  return { loader: 'css-loader', options: { modules: { ...modules, exportOnlyLocals: true } } };
}
