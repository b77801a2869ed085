import { type ChildProcess, fork } from 'node:child_process';
import type { PageRelease, Release } from '@alltalent/shared/contracts';

export type BarePages = {
  readonly backendUrl: string;
  readonly publicUrl: string;
  readonly release: Release;
  /** File of the release's server bundle. */
  readonly file: string;
  readonly remotes: readonly PageRelease[];
  readonly urls: readonly string[];
};

export type BareProcess = {
  /** Renders pages in turn for about `ms` milliseconds. */
  render(ms: number): Promise<{ readonly pages: number; readonly cpuSeconds: number }>;
  stop(): void;
};

type Answer = { readonly isSame?: boolean; readonly pages?: number; readonly cpuSeconds?: number; readonly problem?: string };

/** Starts the program of `buildBare` and has it fetch its pages. Throws when it does not make the HTML that the front door's drawing makes. */
export async function startBareProcess(program: string, pages: BarePages): Promise<BareProcess> {
  const child = fork(program, { env: { ...process.env, NODE_ENV: 'production' }, execArgv: [] });
  const { release, file, remotes, urls, backendUrl, publicUrl } = pages;
  const { isSame } = await ask(child, {
    kind: 'load',
    backend: backendUrl,
    settings: { assetBase: '/media', publicUrl, links: {} },
    release: { id: release.version, base: new URL(release.base, publicUrl).href, file, remote: release.remote, version: release.version },
    remotes: remotes.map((remote) => ({ ...remote, fallback: null, experiment: null, variant: null })),
    urls,
  });
  if (isSame !== true) throw new Error('renderToString makes another page than the front door draws.');
  return {
    async render(ms) {
      const { pages: rendered = 0, cpuSeconds = 0 } = await ask(child, { kind: 'render', ms });
      return { pages: rendered, cpuSeconds };
    },
    stop: () => child.disconnect(),
  };
}

function ask(child: ChildProcess, order: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    child.once('message', (answer: Answer) => (answer.problem === undefined ? resolve(answer) : reject(new Error(answer.problem))));
    child.send(order);
  });
}
