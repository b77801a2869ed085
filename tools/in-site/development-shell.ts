import { join } from 'node:path';
import { shellConfig } from '@alltalent/shared/build';
import { ROOT } from '../build/packages';
import { filesOf, runWebpack } from '../build/run-webpack';

/** Path of the shell's files on the development server. */
const BASE = '/_dev/shell/';

export type DevelopmentShell = {
  /** Folder of its files, which `base` addresses. */
  readonly folder: string;
  readonly base: string;
  /** Addresses of what the document loads, in order. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};

/**
 * Builds the shell of the working tree with React for development. The released shell has React for production, which cannot
 * replace a component and keep its state.
 */
export async function buildDevelopmentShell(): Promise<DevelopmentShell> {
  const folder = join(ROOT, '.data/in-site/shell');
  const config = shellConfig({ name: 'shell', root: join(ROOT, 'shell'), entry: './src/index.ts', isDevelopment: true });
  const [stats] = await runWebpack([
    {
      ...config,
      output: { ...config.output, path: folder, publicPath: BASE },
      cache: {
        type: 'filesystem',
        cacheDirectory: join(ROOT, '.data/in-site/cache'),
        buildDependencies: { config: [join(ROOT, 'shared/build/shell-config.ts'), join(ROOT, 'shared/build/base-config.ts')] },
      },
    },
  ]);
  const files = stats ? filesOf(stats, 'main').map((file) => BASE + file) : [];
  return {
    folder,
    base: BASE,
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}
