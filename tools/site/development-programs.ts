import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { ROOT } from '../build/packages';
import { developmentCache } from '../in-site/development-cache';
import { type Site, type SiteOptions, startBackend, startFrontDoor } from './site';
import { type WatchedProgram, watchProgram } from './watched-program';

/** Folders below `dist` of a package: where a running program finds its packages, and nothing for a release is read. */
const BACKEND = 'backend/dist/development';
const FRONT_DOOR = 'shell/dist/development';

/** Entries of a running server; the others are commands. */
const ENTRIES = ['main', 'contact-sheet-thread'];

/** Restarts backend and front door of a running site as their files change. */
export async function watchPrograms({ backend, frontDoor }: Site, options: SiteOptions): Promise<readonly WatchedProgram[]> {
  const { say } = options;
  return [
    watchProgram({
      program: backend,
      config: await configOf('backend', BACKEND),
      folders: ['backend/src', 'backend/seeds', 'shared/src/contracts'],
      start: () => startBackend(options, `${BACKEND}/main.mjs`),
      say,
    }),
    watchProgram({
      program: frontDoor,
      config: await configOf('shell', FRONT_DOOR),
      folders: ['shell/server'],
      start: () => startFrontDoor(options, `${FRONT_DOOR}/main.mjs`),
      say,
    }),
  ];
}

/** Returns the build of a server program, for quick compilations into another folder. */
async function configOf(name: string, folder: string): Promise<Configuration> {
  const module = (await import(pathToFileURL(join(ROOT, name, 'webpack.config.ts')).href)) as {
    readonly default: Configuration | readonly Configuration[];
  };
  const config = [module.default].flat().find(({ experiments }) => experiments?.outputModule);
  if (!config) throw new Error(`${name} has no server program.`);
  return {
    ...config,
    entry: Object.fromEntries(Object.entries(config.entry ?? {}).filter(([entry]) => ENTRIES.includes(entry))),
    // Lines of the sources; columns would cost a second of each compilation.
    devtool: 'cheap-module-source-map',
    output: { ...config.output, path: join(ROOT, folder) },
    optimization: { ...config.optimization, concatenateModules: false },
    cache: developmentCache(`${name}-program`),
  };
}
