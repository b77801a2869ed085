import { addressOfState } from '@alltalent/shared/mocks';
import Fastify from 'fastify';
import { isRemote } from '../build/packages';
import { declarationOf, statesOf } from '../isolation/isolated-page';
import { serveIsolated, type Served } from '../isolation/serve-page';
import { claimPort } from '../site/ports';

type Start = { served?: Served; fault?: string };
type Asked = { readonly remote: string; readonly state: string };

/** Serves addresses such as /mf-talents/listing-empty: each builds its remote when it is first asked, and then leads to the state. */
export async function serveRemotes(port: number): Promise<{ stop(): Promise<void> }> {
  const starts = new Map<string, Start>();
  const app = Fastify({ forceCloseConnections: true });
  app.get<{ readonly Params: Asked }>('/:remote/:state', ({ params }, reply) => {
    const { remote } = params;
    const state = isRemote(remote) ? statesOf(remote).find(({ name }) => name === params.state) : undefined;
    if (!state) return reply.code(404).type('text/plain').send(`${remote} has no state ${params.state}.`);
    const start = starts.get(remote) ?? startRemote(remote);
    starts.set(remote, start);
    if (start.served) return reply.redirect(start.served.origin + addressOfState(state));
    return reply.type('text/html; charset=utf-8').send(waitingPage(remote, start.fault));
  });
  await app.listen({ port, host: 'localhost' });
  const stop = async () => {
    await Promise.all([app.close(), ...[...starts.values()].map(({ served }) => served?.stop())]);
  };
  return { stop };
}

/** Builds and serves a remote alone at its own port; where something answers there already, that is taken for the remote. */
function startRemote(remote: string): Start {
  const start: Start = {};
  const { port } = declarationOf(remote);
  claimPort(port, 'PORT').then(
    () =>
      serveIsolated(remote, port).then(
        (served) => (start.served = served),
        (error: unknown) => (start.fault = error instanceof Error ? error.message : String(error)),
      ),
    () => (start.served = { origin: `http://localhost:${port}`, stop: () => Promise.resolve() }),
  );
  return start;
}

/** A page that asks again until the remote is built, or says why it is not. */
function waitingPage(remote: string, fault: string | undefined): string {
  const text = fault === undefined ? `Building ${remote} …` : `${remote} could not be built.\n${fault}`;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const again = fault === undefined ? '<meta http-equiv="refresh" content="1">' : '';
  return `<!doctype html><html lang="en"><meta charset="utf-8">${again}<title>${remote}</title><pre>${escaped}</pre>`;
}
