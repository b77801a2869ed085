import { connect, type Socket } from 'node:net';
import { MOST_CONNECTIONS_OF_ONE } from '@alltalent/shared/contracts';
import { Backends } from './backends';
import { createFrontDoor } from '../front-door';
import { fixedRegistry } from '../testing/remote-record';
import { makeSiteFolder } from '../testing/site-folder';

const IP = '203.0.113.7';
const MORE = 20;

/** Opens `wanted` connections to a front door that sees one IP address for all visitors, and returns how many stay open. */
async function countOpen(wanted: number, env: Readonly<Record<string, string>>): Promise<number> {
  const { config, remove } = makeSiteFolder(env);
  const backends = new Backends(['http://127.0.0.1:1']);
  const door = await createFrontDoor(config, { registry: fixedRegistry(), backends, writeLog: () => undefined });
  const { server } = door;
  const accepted: Socket[] = [];
  server.prependListener('connection', (socket: Socket) => Object.defineProperty(socket, 'remoteAddress', { value: IP }));
  const all = new Promise<void>((resolve) => {
    server.on('connection', (socket: Socket) => accepted.push(socket) === wanted && resolve());
  });
  const port = Number(new URL(await door.listen({ port: 0, host: '127.0.0.1' })).port);
  const visitors = Array.from({ length: wanted }, () => connect(port, '127.0.0.1').on('error', () => undefined));
  await all;
  const open = accepted.filter((socket) => !socket.destroyed).length;
  for (const socket of visitors) socket.destroy();
  server.closeAllConnections();
  await door.close();
  remove();
  return open;
}

test.each<[string, Record<string, string>, number]>([
  ['a visitor at the front door itself keeps no more than the limit', {}, MOST_CONNECTIONS_OF_ONE],
  ['a proxy keeps all of them, since everybody comes through it', { TRUST_PROXY: '1' }, MOST_CONNECTIONS_OF_ONE + MORE],
])('REL-24 of many connections at once %s', async (_what, env, open) => {
  expect(await countOpen(MOST_CONNECTIONS_OF_ONE + MORE, env)).toBe(open);
});
