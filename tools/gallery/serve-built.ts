import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

/** Serves a built gallery on a free port. */
export async function serveBuilt(folder: string): Promise<{ readonly origin: string; stop(): Promise<void> }> {
  const app = Fastify({ forceCloseConnections: true });
  await app.register(fastifyStatic, { root: folder });
  return { origin: await app.listen({ port: 0, host: '127.0.0.1' }), stop: () => app.close() };
}
