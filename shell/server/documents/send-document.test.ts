import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { sendDocument } from './send-document';

/** Documents of this length, so many that the system does not take them all for a browser that does not read. */
const LENGTH = 500_000;
const ASKED = 20;

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = Fastify({ forceCloseConnections: true });
  app.get<{ Params: { letter: string } }>('/:letter', (request, reply) => {
    const { letter } = request.params;
    const parts = [{ own: letter }, Buffer.alloc(LENGTH - 2, letter), letter];
    const facts = { parts, hasOffer: false, status: 200, cookie: null, inline: null, isPreview: false, isPrivate: false };
    return sendDocument(request, reply, facts);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

const get = async (letter: string) => (await fetch(`http://127.0.0.1:${port}/${letter}`)).text();

test('SEC-50 documents that a browser reads slowly stay as they are while others are sent', async () => {
  const slow = connect(port, '127.0.0.1').pause();
  slow.write('GET /a HTTP/1.1\r\nHost: site\r\n\r\n'.repeat(ASKED));
  await new Promise((resolve) => setTimeout(resolve, 100));
  for (const letter of 'bcd') expect((await get(letter)) === letter.repeat(LENGTH)).toBe(true);
  slow.end();
  expect((await text(slow)).split(`\r\n\r\n${'a'.repeat(LENGTH)}`)).toHaveLength(ASKED + 1);
});
