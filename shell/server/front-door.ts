import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BODY_TIMES, type BodyTimes, MOST_CONNECTIONS, MOST_CONNECTIONS_OF_ONE, SLOW_CLIENTS } from '@alltalent/shared/contracts';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Backends } from './proxy/backends';
import { guardBodies } from './proxy/body-rules';
import { serveEndpoints } from './proxy/endpoints';
import { type FrontDoorConfig, releaseOrigins } from './config';
import { sendFailure } from './failures';
import { serveOverrides } from './overrides/override-routes';
import { servePages } from './documents/pages';
import { servePreviews } from './previews/preview-routes';
import { PublishedReleases } from './registry/published-releases';
import { serveOverride, servePreview } from './registry/served-remotes';
import type { RegistrySource } from './registry/registry-source';
import { DrawFailureReports } from './drawing/draw-failure-reports';
import { type DrawingOptions, type Drawings, PageDrawing } from './drawing/page-drawing';
import { releaseReader } from './drawing/release-files';
import { OfficeViews } from './documents/office-views';
import { serveReports } from './documents/reports';
import { RouteMatches } from './registry/route-matches';
import { securityHeaders } from './documents/security-headers';
import { limitConnections } from './proxy/sockets';
import { createVisitorMac } from './visitors/visitor-key';
import { Visitors } from './visitors/visitors';

export type Sources = {
  readonly registry: RegistrySource;
  readonly backends: Backends;
  /** Writes one log line; standard output by default. */
  readonly writeLog?: (line: string) => void;
  readonly bodyTimes?: BodyTimes;
};

const YEAR = 'public, max-age=31536000, immutable';
const ICON_AGE = 'public, max-age=86400';

/** Creates the server of the site's only origin: pages, the shell's files, releases of the remotes, and the proxy to the backend. */
export async function createFrontDoor(config: FrontDoorConfig, sources: Sources): Promise<FastifyInstance> {
  const { registry, backends, writeLog = (line: string) => void process.stdout.write(line), bodyTimes = BODY_TIMES } = sources;
  const assets = config.assetBase.startsWith('http') ? [new URL(config.assetBase).origin] : [];
  const headers = securityHeaders(config.publicUrl, { releases: config.remoteOrigins, assets });
  const views = new OfficeViews(config, backends);
  const app = Fastify({
    // The logger's own stream ends the process when the disk is full and retries its last line forever.
    logger: { level: 'info', stream: { write: writeLog } },
    trustProxy: (_ip, hop) => hop < config.trustedHops,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: () => randomUUID(),
    bodyLimit: 128 * 1024,
    ...SLOW_CLIENTS,
    // Hooks do not run for URLs that cannot be decoded.
    frameworkErrors: (error, request, reply) => sendFailure(error, request, reply.headers({ ...headers, 'x-request-id': request.id })),
    forceCloseConnections: 'idle',
  });
  app.server.maxConnections = MOST_CONNECTIONS;
  // Behind a proxy, every connection comes from the proxy.
  if (config.trustedHops === 0) limitConnections(app.server, MOST_CONNECTIONS_OF_ONE);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'x-request-id': request.id });
    if (views.isHostOf(request)) reply.header('x-robots-tag', 'noindex');
    // TRACE would return the headers that a browser adds, cookies included.
    if (request.method === 'TRACE') await reply.code(405).header('allow', 'GET, HEAD, POST').send();
  });
  app.setErrorHandler(sendFailure);
  guardBodies(app, bodyTimes);
  await app.register(compress, { globalCompression: true, globalDecompression: false, threshold: 1024, encodings: ['br', 'gzip'] });

  await serveFolder(app, '/_shell', config.shellDir);
  await serveFolder(app, '/r', config.releaseStore);
  const favicon = readFileSync(join(config.shellDir, 'favicon.svg'));
  app.get('/favicon.svg', (_request, reply) => reply.header('cache-control', ICON_AGE).type('image/svg+xml').send(favicon));
  app.get('/favicon.ico', (_request, reply) => reply.header('cache-control', ICON_AGE).redirect('/favicon.svg', 301));
  const drawings = drawingsOf(app, config, backends);
  app.get('/healthz', (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ status: 'live', ...registry.state(), ...(drawings ? { pages: drawings.published.counts() } : {}) }),
  );
  serveReports(app);
  await serveEndpoints(app, backends);
  serveVisitors(app, config, { registry, backends, drawings, views });
  return app;
}

type VisitorSources = Pick<Sources, 'registry' | 'backends'> & { readonly drawings: Drawings | null; readonly views: OfficeViews };

/** Registers the pages, each with the releases of its visitor. */
function serveVisitors(app: FastifyInstance, config: FrontDoorConfig, { registry, backends, drawings, views }: VisitorSources): void {
  if (config.secretKey === null)
    app.log.warn(
      { event: 'no-secret-key' },
      'SECRET_KEY is not known here: visitors are forgotten with this process, and nothing is counted',
    );
  const mac = createVisitorMac(config.secretKey ?? randomBytes(32).toString('hex'));
  const isSecure = config.publicUrl.startsWith('https:');
  const visitors = new Visitors({ mac, isConsentImplied: config.isConsentImplied, isSecure });
  const releasesAs = (serve: typeof serveOverride) => new PublishedReleases(backends, registry, { origins: releaseOrigins(config), serve });
  const [releases, previews] = [releasesAs(serveOverride), releasesAs(servePreview)];
  serveOverrides(app, { registry, releases, mac });
  servePreviews(app, { registry, previews, mac, isSecure });
  const onDropped = (count: number) => app.log.warn({ event: 'draw-reports-dropped', count }, 'no backend took reports of undrawn pages');
  const reports = config.secretKey === null ? null : new DrawFailureReports(backends, mac, onDropped);
  servePages(app, config, { registry, backends, releases, previews, visitors, matches: new RouteMatches(), mac, drawings, reports, views });
}

/** Returns what draws pages; null when browsers draw all of them. It ends with the server. */
function drawingsOf(app: FastifyInstance, config: FrontDoorConfig, backends: Backends): Drawings | null {
  const { drawingFile, assetBase, publicUrl, links, releaseStore } = config;
  if (drawingFile === null) return null;
  const options: DrawingOptions = {
    backends,
    settings: { assetBase, publicUrl, links },
    file: drawingFile,
    readFile: releaseReader(releaseStore),
    onFailure: ({ remote, version }, reason, stack) =>
      app.log.warn({ event: 'page-not-drawn', remote, version, reason, stack }, 'a page was not drawn'),
  };
  const drawings = { published: new PageDrawing(options), overridden: new PageDrawing({ ...options, workers: 1 }) };
  app.addHook('onClose', async () => {
    await Promise.all([drawings.published.stop(), drawings.overridden.stop()]);
  });
  return drawings;
}

/** Serves immutable, precompressed files. Other sites may embed releases, so CORS is open and no cookies are sent. */
async function serveFolder(app: FastifyInstance, prefix: string, root: string): Promise<void> {
  if (!existsSync(root)) mkdirSync(root, { recursive: true });
  await app.register(
    async (scope) => {
      scope.setNotFoundHandler((_request, reply) =>
        // Another front door may have the file already, or still.
        reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('No such file.'),
      );
      await scope.register(fastifyStatic, {
        root,
        index: false,
        preCompressed: true,
        cacheControl: false,
        dotfiles: 'ignore',
        // Source maps stay in the folder for debugging on the machine and are not served.
        allowedPath: (path) => !path.endsWith('.map'),
        setHeaders: (reply, path) => {
          // Server bundles. Their ending has a type that few proxies know.
          if (path.endsWith('.cjs')) reply.header('content-type', 'text/javascript; charset=utf-8');
          reply.header('cache-control', YEAR);
          reply.header('access-control-allow-origin', '*');
          reply.header('cross-origin-resource-policy', 'cross-origin');
        },
      });
    },
    { prefix },
  );
}
