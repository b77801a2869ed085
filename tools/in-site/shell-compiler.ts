import { join } from 'node:path';
import { shellConfig } from '@alltalent/shared/build';
import webpack, { type Compiler, type RuleSetRule, type Stats } from 'webpack';
import { PROJECT, ROOT } from '../build/packages';
import { filesOf } from '../build/run-webpack';
import { developmentCache } from './development-cache';
import { BASE } from './entry-script';

/** Path of the shell's files on the development server. */
export const SHELL_BASE = `${BASE}shell/`;

const PATIENT_LIMITS: RuleSetRule = {
  test: /[\\/]contracts[\\/]core[\\/]limits\.ts$/u,
  enforce: 'pre',
  loader: join(import.meta.dirname, 'patient-limits-loader.cjs'),
};

export type ShellCompiler = {
  readonly compiler: Compiler;
  /** Returns the addresses of what a document loads, in order, as last compiled. */
  files(): { readonly scripts: readonly string[]; readonly styles: readonly string[] };
};

/**
 * Compiles the shell of the working tree with React for development. The released shell has React for production, which cannot
 * replace a component and keep its state.
 */
export function compileShell(): ShellCompiler {
  const config = shellConfig({ name: 'shell', root: join(ROOT, 'shell'), isHot: true });
  const output = { ...config.output, path: join(PROJECT, '.data/in-site/shell'), publicPath: SHELL_BASE };
  const module = { ...config.module, rules: [...(config.module?.rules ?? []), PATIENT_LIMITS] };
  const compiler = webpack({ ...config, module, output, cache: developmentCache('shell') });
  let compiled: Stats | undefined;
  compiler.hooks.done.tap('DevelopmentShell', (stats) => (compiled = stats));
  const ending = (end: string) =>
    (compiled ? filesOf(compiled, 'main') : [])
      // What was replaced on running pages is part of the file that a new page loads.
      .filter((file) => file.endsWith(end) && !file.includes('.hot-update.'))
      .map((file) => SHELL_BASE + file);
  return { compiler, files: () => ({ scripts: ending('.js'), styles: ending('.css') }) };
}
