import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SignedRegistry } from '@alltalent/shared/contracts';
import { Backends } from './backends';
import { createRegistrySource } from './registry-source';

const keys = generateKeyPairSync('ed25519');
const silent = { info: () => undefined, warn: () => undefined };

function signed(revision: number, key: KeyObject = keys.privateKey, publicKey: KeyObject = keys.publicKey): SignedRegistry {
  const payload = JSON.stringify({ revision, remotes: [] });
  return {
    payload,
    signature: sign(null, Buffer.from(payload), key).toString('base64'),
    public_key: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  };
}

let server: Server;
let url: string;
let answer: { status: number; body: unknown };
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'registry-'));
  server = createServer((_request, response) => {
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

test('FED-01 the registry comes from the control plane', async () => {
  answer = { status: 200, body: signed(4) };
  const source = createRegistrySource(new Backends([url]), folder, silent);
  await source.refresh();
  expect(source.current().revision).toBe(4);
});

test('REL-08 with the backend down the last good registry is used, even after a restart', async () => {
  answer = { status: 200, body: signed(4) };
  await createRegistrySource(new Backends([url]), folder, silent).refresh();
  answer = { status: 500, body: {} };
  const restarted = createRegistrySource(new Backends([url]), folder, silent);
  await restarted.refresh();
  expect(restarted.current().revision).toBe(4);
});

test('an older revision, a wrong signature and another key are all refused', async () => {
  answer = { status: 200, body: signed(4) };
  const source = createRegistrySource(new Backends([url]), folder, silent);
  await source.refresh();
  const other = generateKeyPairSync('ed25519');
  for (const body of [
    signed(3),
    { ...signed(5), signature: signed(6).signature },
    signed(7, other.privateKey, other.publicKey),
    'nonsense',
  ]) {
    answer = { status: 200, body };
    await source.refresh();
    expect(source.current().revision).toBe(4);
  }
});
