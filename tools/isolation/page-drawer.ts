import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteBuild } from '@alltalent/shared/build';
import type { EndpointName, RemoteRecord, RouteRecord } from '@alltalent/shared/contracts';
import { matchRemoteRoute } from '@alltalent/shared/federation';
import type { MockState } from '@alltalent/shared/mocks';
import { DrawingWorker } from '@alltalent/shell/drawing-worker';
import { mockCalls } from './mock-calls';
import { stackInSources } from './stack-in-sources';

/** More time than on the site: the first page starts the program, on a busy machine too. */
const LIMITS = { drawMs: 20_000, memoryMb: 256 };
const SETTINGS = { assetBase: '/media', publicUrl: '' };

/** A drawn page of a route and the calls it was drawn from, or why the browser has to draw it; `fault` is what the remote did wrong. */
export type IsolatedDraw =
  | { readonly route: string; readonly html: string; readonly data: string; readonly calls: readonly EndpointName[] }
  | { readonly fault: string | null };

export type PageDrawer = {
  draw(url: string, state: MockState): Promise<IsolatedDraw>;
  stop(): Promise<void>;
};

export type DrawerOptions = {
  /** The remote's folder. */
  readonly name: string;
  readonly declaration: { readonly remote: string; readonly routes: readonly RouteRecord[] };
  readonly exposes: RemoteBuild['exposes'];
  /** Folder of the server bundle, which is read again when it has changed. */
  readonly server: string;
  /** File of the drawing program. */
  readonly program: string;
};

/** Draws pages of one remote as the front door does, in a worker thread, from what the mocks answer. */
export function createPageDrawer({ name, declaration, exposes, server, program }: DrawerOptions): PageDrawer {
  const worker = new DrawingWorker(program, SETTINGS, LIMITS);
  const record = recordOf(declaration, exposes);
  const { remote, version } = record;
  return {
    async draw(url, state) {
      const found = matchRemoteRoute([record], new URL(`http://page${url}`).pathname);
      if (found === null) return { fault: null };
      const code = readFileSync(join(server, 'server.cjs'), 'utf8');
      const release = { id: createHash('sha256').update(code).digest('base64'), code, base: '/' };
      const calls = new Set<EndpointName>();
      const call = mockCalls(state, (made) => calls.add(made));
      const drawn = await worker.draw({ release, remote, version, url, remotes: [{ serial: 1, record }], gone: [], call });
      if ('html' in drawn) return { route: found.route.id, calls: [...calls], html: textOf(drawn.html), data: textOf(drawn.data) };
      const map = readFileSync(join(server, 'server.cjs.map'), 'utf8');
      return { fault: drawn.stack === undefined ? drawn.fault : stackInSources(drawn.stack, map, name) };
    },
    stop: () => worker.stop(),
  };
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

function recordOf({ remote, routes }: DrawerOptions['declaration'], exposes: RemoteBuild['exposes']): RemoteRecord {
  const names = Object.keys(exposes).map((key) => ({ name: key.replace('./', ''), js: [], css: [] }));
  const release = {
    remote,
    version: 'alone',
    base: '/',
    entry: { url: '', integrity: '' },
    exposes: names,
    routes: [...routes],
    needs: [],
  };
  return { ...release, fallback: null, experiment: null, variant: null };
}
