import type { IncomingMessage, ServerResponse } from 'node:http';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { matchRemoteRoute } from '@alltalent/shared/federation';
import WebpackDevServer, { type Configuration } from 'webpack-dev-server';
import { HOT_SERVER } from '../isolation/dev-server';
import type { Served } from '../isolation/serve-page';
import { createHotRemotes } from './hot-remotes';
import { bannerScript, documentLinksScript, REFRESH_HOOK } from './page-scripts';
import { pointToDevelopment } from './point-to-development';
import { BASE, baseOf } from './entry-script';
import { developmentRemote, type DevelopmentRemote } from './remote-record';
import { compileShell, SHELL_BASE } from './shell-compiler';
import { fetchPage } from './site-page';

/** What a page reports of itself; it would count for releases that the visitor does not run. */
const COUNTED: readonly string[] = [ENDPOINTS.beacon.path, ENDPOINTS.exposure.path, ENDPOINTS.vitals.path, '/_reports'];
const HOOK = `${BASE}refresh-hook.js`;
const BANNER = `${BASE}banner.js`;
const LINKS = `${BASE}document-links.js`;

export type InSite = {
  /** Packages of the remotes: 'mf-talents'. */
  readonly names: readonly string[];
  /** Origin of the site: 'https://staging.example'. */
  readonly site: string;
  readonly port: number;
  /** Origin that the site knows as its own; `site` by default. */
  readonly publicOrigin?: string;
  /** Text of the banner on each page. */
  readonly banner: string;
  readonly say: (line: string) => void;
  /** Resolves when the site can answer; nothing is passed on to it before. */
  readonly isReady?: () => Promise<void>;
};

/**
 * Serves the site at `site` on this machine, with the shell and these remotes from the working tree. A remote is compiled when one
 * of its pages is first opened. Only this origin is different: the site has no part in it, and needs no exception to its rules.
 */
export async function serveInSite(options: InSite): Promise<Served> {
  const { names, site, port, publicOrigin = site, banner, say, isReady = () => Promise.resolve() } = options;
  const remotes = await Promise.all(names.map(developmentRemote));
  const records = remotes.map(({ record }) => record);
  const hot = createHotRemotes(say);
  const shell = compileShell();
  const scriptAt = (path: string) => {
    if (path === HOOK) return REFRESH_HOOK;
    if (path === BANNER) return bannerScript(banner);
    if (path === LINKS) return documentLinksScript(pathsOf(remotes.filter(({ name }) => !hot.isStarted(name))));
    return remotes.find(({ record }) => record.entry.url === path)?.script;
  };
  const sendPage = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const opened = matchRemoteRoute(records, path)?.remote.remote;
    const remote = remotes.find(({ record }) => record.remote === opened);
    await Promise.all([isReady(), ...(remote ? [hot.start(remote.name)] : [])]);
    const { status, headers, html, body } = await fetchPage(site, request, port);
    const { scripts, styles } = shell.files();
    const development = { records, styles, scripts: [HOOK, BANNER, LINKS, ...scripts] };
    response.writeHead(status, headers).end(html === null ? body : pointToDevelopment(html, development));
  };
  const server = new WebpackDevServer(
    {
      ...serverOptions({ site, port, publicOrigin, remoteOrigin: (path) => hot.start(nameAt(remotes, path)) }),
      setupMiddlewares: (middlewares, devServer) => {
        middlewares.unshift((request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
          const path = pathOf(request);
          const script = scriptAt(path);
          if (script !== undefined) sendScript(response, script);
          else if (COUNTED.includes(path)) request.resume().once('end', () => response.writeHead(204).end());
          else if (isPage(request, path))
            devServer.middleware?.waitUntilValid(() => void sendPage(request, response, path).catch((error: unknown) => next(error)));
          else if (path.startsWith(BASE)) next();
          else void isReady().then(() => next(), next);
        });
        return middlewares;
      },
    },
    shell.compiler,
  );
  await server.start();
  await new Promise<void>((resolve) => server.middleware?.waitUntilValid(() => resolve()));
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      await Promise.all([server.stop(), hot.stop()]);
    },
  };
}

type Places = Required<Pick<InSite, 'site' | 'port' | 'publicOrigin'>> & {
  /** Resolves to the origin of the remote to which a path below /_dev/ belongs. */
  readonly remoteOrigin: (path: string) => Promise<string>;
};

/** Options of the server: hot, with errors over the page, and everything that is not from this machine passed on to the site. */
function serverOptions({ site, port, publicOrigin, remoteOrigin }: Places): Configuration {
  const socket = `${BASE}ws`;
  const isOfRemote = (path: string) => path.startsWith(`${BASE}mf_`);
  return {
    ...HOT_SERVER,
    port,
    static: false,
    setupExitSignals: false,
    client: { ...(HOT_SERVER.client as object), webSocketURL: `auto://0.0.0.0:0${socket}` },
    webSocketServer: { type: 'ws', options: { path: socket } },
    // Streams of events would wait for more of them.
    compress: false,
    devMiddleware: { index: false, publicPath: SHELL_BASE, stats: 'errors-only' },
    proxy: [
      { context: isOfRemote, target: site, router: (request) => remoteOrigin(pathOf(request)), ws: true, logLevel: 'silent' },
      {
        context: (path) => !path.startsWith(BASE),
        target: site,
        changeOrigin: true,
        autoRewrite: true,
        protocolRewrite: 'http',
        onProxyReq: (request) => {
          if (request.getHeader('origin')) request.setHeader('origin', publicOrigin);
        },
      },
    ],
  };
}

function isPage({ method, headers }: IncomingMessage, path: string): boolean {
  return method === 'GET' && (headers.accept?.includes('text/html') ?? false) && !path.startsWith(BASE) && !path.startsWith('/api/');
}

function pathOf({ url = '/' }: { readonly url?: string | undefined }): string {
  return new URL(`http://page${url}`).pathname;
}

function sendScript(response: ServerResponse, script: string): void {
  response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' }).end(script);
}

function pathsOf(remotes: readonly DevelopmentRemote[]): readonly string[] {
  return remotes.flatMap(({ record }) => record.routes.map(({ pattern }) => pattern));
}

function nameAt(remotes: readonly DevelopmentRemote[], path: string): string {
  const found = remotes.find(({ record }) => path.startsWith(baseOf(record.remote)));
  if (!found) throw new Error(`No remote of this machine is at ${path}.`);
  return found.name;
}
