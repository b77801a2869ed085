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
  const bundle = watchBundle(configs.server);
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

/** Builds the server bundle, again after each change; what does not compile is told by the page's own build. */
function watchBundle(config: Configuration): { isBuilt(): Promise<void>; stop(): Promise<void> } {
  const compiler = webpack(config);
  let done: () => void = () => undefined;
  let built = Promise.resolve();
  const begin = () => {
    built = new Promise((resolve) => (done = resolve));
  };
  begin();
  compiler.hooks.watchRun.tap('ServerBundle', begin);
  const watching = compiler.watch({}, () => done());
  return { isBuilt: () => built, stop: () => new Promise((resolve) => watching?.close(() => resolve())) };
}
