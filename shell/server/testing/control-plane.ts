import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
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

/** A request with a body. */
export type Post = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string };

/** A backend for tests that signs registries and can be stopped, made silent, or made to return invalid responses. */
export class ControlPlane {
  readonly keys = newKeys();
  readonly requests: string[] = [];
  readonly posts: Post[] = [];
  /** Headers of the last request. */
  headers: IncomingHttpHeaders = {};
  url = '';
  /** Responses by path; other paths give 404. */
  readonly responders = new Map<string, (response: ServerResponse) => void>();
  private server: Server | undefined;

  async start(): Promise<void> {
    this.server = createServer((request, response) => {
      this.requests.push(request.url ?? '');
      this.headers = request.headers;
      if (request.method === 'POST')
        void text(request).then((body) => this.posts.push({ path: request.url ?? '', headers: request.headers, body }));
      const responder = this.responders.get(request.url ?? '');
      if (responder) responder(response);
      else response.writeHead(404).end();
    });
    const port = this.url ? Number(new URL(this.url).port) : 0;
    await new Promise<void>((resolve) => this.server?.listen(port, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async kill(): Promise<void> {
    const ended = new Promise((resolve) => this.server?.close(resolve));
    this.server?.closeAllConnections();
    await ended;
  }

  publish(registry: Registry): void {
    this.respondWith('/api/federation/registry', signText(registry, this.keys));
  }

  respondWith(path: string, value: unknown): void {
    this.responders.set(path, (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value)));
  }
}
