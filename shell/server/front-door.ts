import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MOST_CONNECTIONS, SLOW_CLIENTS } from '@alltalent/shared/contracts';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { serveCalls } from './calls';
import type { FrontDoorConfig } from './config';
import { servePages, type Sources } from './pages';
import { securityHeaders } from './security-headers';

const YEAR = 'public, max-age=31536000, immutable';

/** The site's single address: pages, the shell's files, releases of the remotes, and the way to the backend. */
export async function createFrontDoor(config: FrontDoorConfig, { registry, backends }: Sources): Promise<FastifyInstance> {
  const app = Fastify({
    // Not the logger's own stream: it ends the process when the disk is full, and tries for ever to write its last line.
    logger: { level: 'warn', stream: { write: (line: string) => void process.stdout.write(line) } },
    trustProxy: (_address, hop) => hop < config.trustedHops,
    genReqId: () => randomUUID(),
    bodyLimit: 128 * 1024,
    ...SLOW_CLIENTS,
    forceCloseConnections: 'idle',
  });
  app.server.maxConnections = MOST_CONNECTIONS;
  const assetOrigins = config.assetBase.startsWith('http') ? [new URL(config.assetBase).origin] : [];
  const headers = securityHeaders(config.publicUrl, [...config.remoteOrigins, ...assetOrigins]);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });

  await serveFolder(app, '/_shell', config.shellDir);
  await serveFolder(app, '/r', config.releaseStore);
  const favicon = readFileSync(join(config.shellDir, 'favicon.svg'));
  app.get('/favicon.svg', (_request, reply) => reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(favicon));
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301));
  app.get('/healthz', () => ({ status: 'live', revision: registry.current().revision }));
  await serveCalls(app, backends);
  servePages(app, config, { registry, backends });
  return app;
}

/** Immutable files, compressed beforehand; other sites may embed releases, so they carry no cookies and open CORS. */
async function serveFolder(app: FastifyInstance, prefix: string, root: string): Promise<void> {
  if (!existsSync(root)) mkdirSync(root, { recursive: true });
  await app.register(
    async (scope) => {
      scope.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('No such file.'));
      await scope.register(fastifyStatic, {
        root,
        index: false,
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply) => {
          reply.header('cache-control', YEAR);
          reply.header('access-control-allow-origin', '*');
          reply.header('cross-origin-resource-policy', 'cross-origin');
        },
      });
    },
    { prefix },
  );
}
