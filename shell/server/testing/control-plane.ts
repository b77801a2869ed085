import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Registry, type SignedKind, type SignedText, signedMessage } from '@alltalent/shared/contracts';

export type Keys = { readonly privateKey: KeyObject; readonly publicKey: KeyObject };

export function newKeys(): Keys {
  return generateKeyPairSync('ed25519');
}

export function publicText({ publicKey }: Keys): string {
  return publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
}

export function signText(value: unknown, keys: Keys, kind: SignedKind = 'registry'): SignedText {
  const payload = typeof value === 'string' ? value : JSON.stringify(value);
  return {
    payload,
    signature: sign(null, Buffer.from(signedMessage(kind, payload)), keys.privateKey).toString('base64'),
    public_key: publicText(keys),
  };
}

/** A backend that signs registries, and can be killed, made silent, or made to talk nonsense. */
export class ControlPlane {
  readonly keys = newKeys();
  readonly asked: string[] = [];
  /** Of the last call. */
  headers: IncomingHttpHeaders = {};
  address = '';
  /** What it says at an address; nothing there: 404. */
  readonly answers = new Map<string, (response: ServerResponse) => void>();
  private server: Server | undefined;

  async start(): Promise<void> {
    this.server = createServer((request, response) => {
      this.asked.push(request.url ?? '');
      this.headers = request.headers;
      const answer = this.answers.get(request.url ?? '');
      if (answer) answer(response);
      else response.writeHead(404).end();
    });
    const port = this.address ? Number(new URL(this.address).port) : 0;
    await new Promise<void>((resolve) => this.server?.listen(port, '127.0.0.1', resolve));
    this.address = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async kill(): Promise<void> {
    const ended = new Promise((resolve) => this.server?.close(resolve));
    this.server?.closeAllConnections();
    await ended;
  }

  publish(registry: Registry): void {
    this.say('/api/federation/registry', signText(registry, this.keys));
  }

  say(path: string, value: unknown): void {
    this.answers.set(path, (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value)));
  }
}
