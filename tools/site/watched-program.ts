import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration, type Stats, type Watching } from 'webpack';
import { ROOT } from '../build/packages';
import type { Program } from './program';

const TEST = /\.test\.tsx?$/u;

export type WatchedOptions = {
  readonly program: Program;
  readonly config: Configuration;
  /** Folders below the root; the first edit of a file in them starts the compiler. */
  readonly folders: readonly string[];
  /** Starts the program as last compiled; resolves when it answers. */
  readonly start: () => Promise<Program>;
  readonly say: (line: string) => void;
};

export type WatchedProgram = {
  /** Resolves once no restart is under way, with a failed start, too. */
  isReady(): Promise<void>;
  stop(): Promise<void>;
};

/** Restarts a built server as its files change. It runs as it was built until one is edited first; then its sources are compiled. */
export function watchProgram({ program, config, folders, start, say }: WatchedOptions): WatchedProgram {
  let running = program;
  let work = Promise.resolve();
  let watching: Watching | undefined;
  let isStopping = false;
  const restart = async () => {
    const begun = Date.now();
    await running.stop();
    if (isStopping) return;
    running = await start();
    say(`${running.name} runs again after ${((Date.now() - begun) / 1000).toFixed(1)} s`);
  };
  const takeOver = (stats: Stats) => {
    if (stats.hasErrors()) say(stats.toString({ preset: 'errors-only', colors: false }));
    else if (stats.compilation.emittedAssets.size > 0) work = work.then(restart).catch((error: unknown) => say(String(error)));
  };
  const compile = () => {
    if (watching || isStopping) return;
    say(`${program.name} is compiled as its files change`);
    watching = webpack(config).watch({}, (error, stats) => (stats ? takeOver(stats) : say(String(error)))) ?? undefined;
  };
  const watchers = folders.map((folder) => watchFolder(folder, compile));
  return {
    isReady: () => work,
    stop: async () => {
      isStopping = true;
      for (const watcher of watchers) watcher.close();
      await new Promise<void>((resolve) => (watching ? watching.close(() => resolve()) : resolve()));
      await work;
      await running.stop();
    },
  };
}

function watchFolder(folder: string, compile: () => void): FSWatcher {
  return watch(join(ROOT, folder), { recursive: true }, (_event, file) => {
    if (file && !TEST.test(file)) compile();
  });
}
