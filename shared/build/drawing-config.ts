import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { ASSET, ASSET_NAME, CSS_MODULE, cssModules, EXTENSIONS, messagesRule, type PackageBuild, scriptRule } from './base-config';
import { classNames } from './remote-server-config';
import { packageFolder } from './shell-config';

export type DrawingBuild = PackageBuild & { readonly entry: string };

/**
 * The worker that draws pages in Node: the shell's frame with all shared libraries in one file, so that every release uses
 * the same ones. Classes and pictures have the names of the shell's browser build.
 */
export function drawingConfig({ name, root, entry }: DrawingBuild): Configuration {
  const router = join(packageFolder('react-router'), 'dist/production/index.mjs');
  return {
    mode: 'production',
    context: root,
    target: 'node20',
    devtool: 'hidden-source-map',
    entry: { main: entry },
    output: {
      path: join(root, 'dist/drawing'),
      filename: '[name].cjs',
      assetModuleFilename: ASSET_NAME,
      publicPath: '/_shell/',
      asyncChunks: false,
      uniqueName: name,
      clean: true,
    },
    // Node's own condition of react-router is its development build.
    resolve: { extensions: EXTENSIONS, alias: { 'react-router$': router, '@real/react-router$': router } },
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
    optimization: { splitChunks: false, minimize: false },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
