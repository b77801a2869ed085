import type { Server } from 'node:http';
import { type RemoteBuild, remoteConfig } from '@alltalent/shared/build';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { HOT_SERVER } from '../isolation/dev-server';
import { buildOf } from '../isolation/isolated-page';
import { developmentCache } from './development-cache';
import { baseOf } from './entry-script';

type Started = { readonly origin: string; readonly server: WebpackDevServer };

/** Development servers of remotes. Each has a compiler of its own, which is started when it is first asked for. */
export type HotRemotes = {
  /** Starts the remote's server where it does not run yet; resolves to its origin once the newest sources are compiled. */
  start(name: string): Promise<string>;
  isStarted(name: string): boolean;
  stop(): Promise<void>;
};

export function createHotRemotes(say: (line: string) => void): HotRemotes {
  const started = new Map<string, Promise<Started>>();
  const running: WebpackDevServer[] = [];
  const begin = (name: string) => {
    const begun = Date.now();
    const beginning = startServer(name).then((server) => {
      running.push(server.server);
      say(`${name} is compiled as its files change (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
      return server;
    });
    // A start that failed is tried again by the next request.
    beginning.catch(() => started.delete(name));
    started.set(name, beginning);
    return beginning;
  };
  return {
    start: async (name) => {
      const { origin, server } = await (started.get(name) ?? begin(name));
      await untilValid(server);
      return origin;
    },
    isStarted: (name) => started.has(name),
    // One that is still compiling ends with the process.
    stop: async () => {
      await Promise.all(running.map((server) => server.stop()));
    },
  };
}

async function startServer(name: string): Promise<Started> {
  const build = await buildOf(name);
  const config = remoteConfig({ ...build, isHot: true });
  const output = { ...config.output, chunkLoadTimeout: 60_000 };
  const compiler = webpack({ ...config, output, cache: developmentCache(build.name) });
  const server = new WebpackDevServer(serverOptions(build), compiler);
  await server.start();
  await untilValid(server);
  const address = (server.server as Server | undefined)?.address();
  if (!address || typeof address === 'string') throw new Error(`The development server of ${name} has no port.`);
  return { origin: `http://127.0.0.1:${address.port}`, server };
}

function serverOptions({ name }: RemoteBuild): WebpackDevServer.Configuration {
  const path = `${baseOf(name)}ws`;
  return {
    ...HOT_SERVER,
    host: '127.0.0.1',
    // Any free one: pages reach it through the server of the site.
    port: 0,
    static: false,
    setupExitSignals: false,
    client: { ...(HOT_SERVER.client as object), webSocketURL: `auto://0.0.0.0:0${path}` },
    webSocketServer: { type: 'ws', options: { path } },
    devMiddleware: { index: false, publicPath: baseOf(name), stats: 'errors-only' },
  };
}

function untilValid({ middleware }: WebpackDevServer): Promise<void> {
  return new Promise((resolve) => (middleware ? middleware.waitUntilValid(() => resolve()) : resolve()));
}
