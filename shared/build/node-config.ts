import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { messagesRule, type PackageBuild } from './base-config';

export type NodeBuild = PackageBuild & {
  /** Output name to source file: { main: './src/main.ts' }. */
  readonly entries: Readonly<Record<string, string>>;
  /** Folder for the result, from the package's root. */
  readonly outDir?: string;
};

const OWN_CODE = /^(\.|\/|@alltalent\/)/;

/** A server program: our TypeScript in one ES module per entry, installed packages left where they are. */
export function nodeConfig({ name, root, entries, outDir = 'dist' }: NodeBuild): Configuration {
  return {
    mode: 'production',
    context: root,
    target: 'node20',
    devtool: 'source-map',
    entry: { ...entries },
    experiments: { outputModule: true },
    output: {
      path: join(root, outDir),
      filename: '[name].mjs',
      chunkFilename: '[name].mjs',
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
      uniqueName: name,
      clean: true,
    },
    externalsType: 'module',
    externals: [
      ({ request }, callback) => {
        if (!request || OWN_CODE.test(request)) callback();
        else callback(undefined, request.startsWith('node:') ? `node-commonjs ${request}` : `module ${request}`);
      },
    ],
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] },
    module: {
      // Files of installed packages are looked for by the running program, from where it lies.
      parser: { javascript: { createRequire: false, importMeta: false } },
      rules: [
        messagesRule,
        {
          test: /\.tsx?$/,
          use: {
            loader: 'swc-loader',
            options: {
              swcrc: false,
              jsc: {
                target: 'es2022',
                keepClassNames: true,
                parser: { syntax: 'typescript', tsx: true, decorators: true },
                transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
              },
            },
          },
        },
      ],
    },
    optimization: { minimize: false, splitChunks: false },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
