import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_STYLES } from '@alltalent/shared/build';
import { drawPicture } from '@alltalent/shared/mocks';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { drawDocument, type IsolatedDocument, withOwnCalls } from './drawn-document';
import { buildIsolatedPage, isolatedDrawer, isolatedFolders, statesOf } from './isolated-page';
import { ownCallsOf } from './own-calls';

export type Served = { readonly origin: string; stop(): Promise<void> };

/** Builds one remote alone, unless nothing has changed, and serves its page: drawn, or with an empty root. */
export async function serveIsolated(name: string, port: number): Promise<Served> {
  const { page: folder } = await buildIsolatedPage(name);
  const drawer = await isolatedDrawer(name);
  const document = readDocument(name, (file) => readFileSync(join(folder, file), 'utf8'));
  const app = Fastify({ forceCloseConnections: true });
  const send = async ({ url, headers }: FastifyRequest, reply: FastifyReply) => {
    const { html, drawnBy } = await drawDocument(document, { url, cookie: headers.cookie }, drawer);
    return reply.code(200).headers({ 'x-drawn-by': drawnBy, 'cache-control': 'no-store' }).type('text/html; charset=utf-8').send(html);
  };
  await app.register(fastifyStatic, { root: folder, index: false, wildcard: false });
  app.get('/', send);
  // A drawn page asks for its pictures before the mock worker runs.
  app.get('/media/*', ({ url }, reply) => reply.type('image/svg+xml').send(drawPicture(url)));
  // The mock worker answers every call, except those of a page that is being left.
  app.all('/api/*', (_, reply) => reply.code(204).send());
  app.setNotFoundHandler((request, reply) =>
    request.headers.accept?.includes('text/html') ? send(request, reply) : reply.code(404).type('text/plain').send('No such file.'),
  );
  app.addHook('onClose', () => drawer.stop());
  await app.listen({ port, host: '127.0.0.1' });
  return { origin: `http://localhost:${port}`, stop: () => app.close() };
}

/** Returns what the build of a remote's page alone says of its document; `read` gives the text of one of its files. */
export function readDocument(name: string, read: (file: string) => string): IsolatedDocument {
  const styles = JSON.parse(read(PAGE_STYLES)) as IsolatedDocument['styles'];
  const page = withOwnCalls(read('index.html'), ownCallsOf(name, isolatedFolders(name).server));
  return { page, styles, states: statesOf(name) };
}
