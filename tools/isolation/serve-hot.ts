import type { IncomingMessage, ServerResponse } from 'node:http';
import { drawPicture } from '@alltalent/shared/mocks';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { HOT_SERVER, readBuilt } from './dev-server';
import { drawDocument } from './drawn-document';
import { isolatedConfigs, isolatedDrawer } from './isolated-page';
import { readDocument, type Served } from './serve-page';

/** Serves the page of one remote alone, drawn from the newest sources; components are replaced on a running page. */
export async function serveHot(name: string, port: number): Promise<Served> {
  const configs = await isolatedConfigs(name, true);
  const bundle = buildOnDemand(quick(configs.server));
  const drawer = await isolatedDrawer(name);
  const compiler = webpack(configs.page);
  const send = async ({ url = '/', headers }: IncomingMessage, response: ServerResponse) => {
    await bundle.isBuilt();
    const document = readDocument(name, (file) => readBuilt(compiler, file));
    const { html, drawnBy } = await drawDocument(document, { url, cookie: headers.cookie }, drawer);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'x-drawn-by': drawnBy }).end(html);
  };
  const server = new WebpackDevServer(
    {
      ...HOT_SERVER,
      port,
      setupMiddlewares: (middlewares, devServer) => {
        middlewares.push((request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
          const { url = '/', method, headers } = request;
          if (url.startsWith('/media/')) response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(drawPicture(url));
          else if (method !== 'GET' || !headers.accept?.includes('text/html')) next();
          else devServer.middleware?.waitUntilValid(() => void send(request, response).catch(next));
        });
        return middlewares;
      },
      devMiddleware: { index: false },
    },
    compiler,
  );
  await server.start();
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      await Promise.all([server.stop(), drawer.stop(), bundle.stop()]);
    },
  };
}

/** Returns the build of a server bundle as one that is quick to repeat. */
function quick(config: Configuration): Configuration {
  const optimization = { ...config.optimization, concatenateModules: false, minimize: false };
  return { ...config, optimization, devtool: 'hidden-cheap-module-source-map', cache: { type: 'memory' } };
}

/**
 * Builds the server bundle, and again for the first page that is asked for after a change, so that an edit on a running page does not
 * wait for it. What does not compile is told by the page's own build.
 */
function buildOnDemand(config: Configuration): { isBuilt(): Promise<void>; stop(): Promise<void> } {
  const compiler = webpack(config);
  let done: () => void = () => undefined;
  let built = new Promise<void>((resolve) => (done = resolve));
  let isStale = false;
  compiler.hooks.invalid.tap('ServerBundle', () => (isStale = true));
  const watching = compiler.watch({}, () => {
    watching?.suspend();
    done();
  });
  return {
    isBuilt: () => {
      if (isStale) {
        isStale = false;
        built = new Promise((resolve) => (done = resolve));
        watching?.resume();
      }
      return built;
    },
    stop: () => new Promise((resolve) => watching?.close(() => resolve())),
  };
}
