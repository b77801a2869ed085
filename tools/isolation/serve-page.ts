import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

export type Served = { readonly origin: string; stop(): Promise<void> };

/** Serves a folder; every path that is not a file gets index.html. */
export async function servePage(folder: string, port: number): Promise<Served> {
  const app = Fastify({ forceCloseConnections: true });
  const page = readFileSync(join(folder, 'index.html'));
  await app.register(fastifyStatic, { root: folder, index: false, wildcard: false });
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.setNotFoundHandler((request, reply) =>
    request.headers.accept?.includes('text/html')
      ? reply.code(200).type('text/html; charset=utf-8').send(page)
      : reply.code(404).type('text/plain').send('No such file.'),
  );
  await app.listen({ port, host: '127.0.0.1' });
  return { origin: `http://localhost:${port}`, stop: () => app.close() };
}
