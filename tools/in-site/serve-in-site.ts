import type { IncomingMessage, ServerResponse } from 'node:http';
import { neededVersion, type RemoteBuild, remoteConfig, SINGLETONS } from '@alltalent/shared/build';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import webpack from 'webpack';
import WebpackDevServer, { type Configuration } from 'webpack-dev-server';
import { integrityOf } from '../build/assets';
import { HOT_SERVER, readBuilt } from '../isolation/dev-server';
import { buildOf, declarationOf } from '../isolation/isolated-page';
import type { Served } from '../isolation/serve-page';
import { buildDevelopmentShell } from './development-shell';
import { bannerScript, REFRESH_HOOK } from './page-scripts';
import { pointToDevelopment } from './point-to-development';
import { fetchPage } from './site-page';

const BASE = '/_dev/';
const ENTRY = 'remoteEntry.js';
/** What a page reports of itself; it would count for releases that the visitor does not run. */
const COUNTED: readonly string[] = [ENDPOINTS.beacon.path, ENDPOINTS.exposure.path, ENDPOINTS.vitals.path, '/_reports'];

export type InSite = {
  /** Package of the remote: 'mf-talents'. */
  readonly name: string;
  /** Origin of the site: 'https://staging.example'. */
  readonly site: string;
  readonly port: number;
};

/**
 * Serves the site at `site` on this machine, with one remote from the working tree. Only this origin is different: the site has
 * no part in it, and needs no exception to its rules.
 */
export async function serveInSite({ name, site, port }: InSite): Promise<Served> {
  const build = await buildOf(name);
  const shell = await buildDevelopmentShell();
  const compiler = webpack({ ...remoteConfig({ ...build, isHot: true }), cache: true });
  const scripts = new Map([
    [`${BASE}refresh-hook.js`, REFRESH_HOOK],
    [`${BASE}banner.js`, bannerScript(name, site)],
  ]);
  const development = () => ({
    remote: build.name,
    record: { ...recordOf(name, build), entry: { url: BASE + ENTRY, integrity: integrityOf(Buffer.from(readBuilt(compiler, ENTRY))) } },
    scripts: [...scripts.keys(), ...shell.scripts],
    styles: shell.styles,
  });
  const sendPage = async (request: IncomingMessage, response: ServerResponse) => {
    const { status, headers, html, body } = await fetchPage(site, request, port);
    response.writeHead(status, headers).end(html === null ? body : pointToDevelopment(html, development()));
  };
  const server = new WebpackDevServer(
    {
      ...serverOptions(site, port),
      static: { directory: shell.folder, publicPath: shell.base, watch: false },
      setupMiddlewares: (middlewares, devServer) => {
        const whenBuilt = (send: () => void) => devServer.middleware?.waitUntilValid(send);
        middlewares.unshift((request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
          const { pathname } = new URL(`http://page${request.url ?? '/'}`);
          const script = scripts.get(pathname);
          if (script !== undefined) response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(script);
          else if (COUNTED.includes(pathname)) request.resume().once('end', () => response.writeHead(204).end());
          else if (isPage(request, pathname)) whenBuilt(() => void sendPage(request, response).catch(next));
          else next();
        });
        return middlewares;
      },
    },
    compiler,
  );
  await server.start();
  return { origin: `http://localhost:${port}`, stop: () => server.stop() };
}

/** Options of the server: hot, with errors over the page, and everything that is not from this machine passed on to the site. */
function serverOptions(site: string, port: number): Configuration {
  return {
    ...HOT_SERVER,
    port,
    // Streams of events would wait for more of them.
    compress: false,
    devMiddleware: { index: false, publicPath: BASE },
    proxy: [
      {
        context: (path) => !path.startsWith(BASE),
        target: site,
        changeOrigin: true,
        autoRewrite: true,
        protocolRewrite: 'http',
        onProxyReq: (request) => {
          if (request.getHeader('origin')) request.setHeader('origin', site);
        },
      },
    ],
  };
}

function isPage({ method, headers }: IncomingMessage, path: string): boolean {
  return method === 'GET' && (headers.accept?.includes('text/html') ?? false) && !path.startsWith(BASE) && !path.startsWith('/api/');
}

function recordOf(name: string, { name: remote, exposes }: RemoteBuild): Readonly<Record<string, unknown>> {
  return {
    remote,
    version: 'development',
    base: BASE,
    exposes: Object.keys(exposes).map((key) => ({ name: key.replace('./', ''), js: [], css: [] })),
    routes: declarationOf(name).routes,
    needs: SINGLETONS.map((id) => ({ name: id, range: neededVersion(id) })),
    fallback: null,
    experiment: null,
    variant: null,
  };
}
