import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack, { type Compiler, type Configuration, type RuleSetRule } from 'webpack';
import { browserConfig } from './base-config';
import { exportNameOf, titleOf } from './named-states';

const require = createRequire(import.meta.url);
const NAME = 'GalleryPage';
const SHARED = join(import.meta.dirname, '..');
/** Storybook’s own rules for what the project’s rules read. */
const REPLACED = [/\.css/u, /woff2/u].map(String);

/** Stories of the named states of remotes are made from their lists. */
const statesRule: RuleSetRule = {
  test: /[\\/]qa-states\.json$/u,
  type: 'javascript/auto',
  use: { loader: join(import.meta.dirname, 'named-states-loader.cjs'), options: { exportNameOf, titleOf } },
};

/**
 * Returns Storybook's configuration of webpack with the project's rules for TypeScript, styles, files and message catalogues in
 * the place of its own, the worker of the mocked backend beside the page, and sentences that can be lengthened.
 */
export function galleryConfig(given: Configuration): Configuration {
  const base = browserConfig({ name: 'gallery', root: SHARED, isDevelopment: true });
  const kept = (given.module?.rules ?? []).filter((rule) => !isReplaced(rule));
  return {
    ...given,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    // No step of a build: a line for each percent says nothing in a log.
    plugins: [
      ...(given.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'ProgressPlugin'),
      ...(base.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/\/create-translator$/u, lengthenSentences),
      { apply: addWorker },
    ],
    resolve: { ...given.resolve, extensions: base.resolve?.extensions },
    module: { ...given.module, rules: [...kept, ...(base.module?.rules ?? []), statesRule] },
    optimization: { ...given.optimization, minimize: false },
    performance: { hints: false },
  };
}

function isReplaced(rule: RuleSetRule | '...' | false | '' | 0 | null | undefined): boolean {
  const test = typeof rule === 'object' ? String(rule?.test) : '';
  return test === String(/\.css$/) || REPLACED.some((part) => test.includes(part.slice(1, -2)));
}

type Resolved = { request: string; readonly contextInfo: { readonly issuer: string } };

/** The gallery's translator has the one of the site inside. */
function lengthenSentences(resolved: Resolved): void {
  if (resolved.contextInfo.issuer.includes('gallery')) return;
  resolved.request = join(SHARED, 'src/dev/gallery/long-translator.ts');
}

function addWorker(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
      const worker = require.resolve('msw/mockServiceWorker.js');
      if (existsSync(worker)) compilation.emitAsset('mockServiceWorker.js', new webpack.sources.RawSource(readFileSync(worker, 'utf8')));
    });
  });
}
