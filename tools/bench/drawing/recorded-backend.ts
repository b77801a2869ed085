import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ENDPOINTS, type Registry, type SignedText, signedMessage } from '@alltalent/shared/contracts';
import { nextIp } from '../load/ip-addresses';

type Recorded = { readonly status: number; readonly contentType: string; readonly body: Buffer };

/**
 * Stands in for the backend of a front door: the first answer to each read is the real backend's, later ones are repeats of it.
 * It signs registries itself, so that releases can change while no control plane runs.
 */
export class RecordedBackend {
  private readonly recorded = new Map<string, Recorded>();
  private readonly keys = generateKeyPairSync('ed25519');
  private readonly server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => this.answer(request, response));
  private registry: Buffer = Buffer.alloc(0);
  private etag = '';
  private served = 0;

  private constructor(private readonly realUrl: string) {}

  static async start(realUrl: string): Promise<RecordedBackend> {
    const backend = new RecordedBackend(realUrl);
    await new Promise<void>((resolve) => backend.server.listen(0, '127.0.0.1', resolve));
    return backend;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Revision of the registry that is served. */
  get revision(): number {
    return this.served;
  }

  /** Signs a registry; front doors take it over when they ask next, within two seconds. */
  publish(registry: Registry): void {
    const payload = JSON.stringify(registry);
    const signed: SignedText = {
      payload,
      signature: sign(null, Buffer.from(signedMessage('registry', payload)), this.keys.privateKey).toString('base64'),
      public_key: this.keys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    };
    this.registry = Buffer.from(JSON.stringify(signed));
    this.etag = `"${registry.revision}"`;
    this.served = registry.revision;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private answer({ url = '/', method, headers }: IncomingMessage, response: ServerResponse): void {
    if (method !== 'GET') return void response.writeHead(204).end();
    if (url === ENDPOINTS.registry.path) return this.sendRegistry(headers['if-none-match'], response);
    this.find(url).then(
      ({ status, contentType, body }) =>
        response.writeHead(status, { 'content-type': contentType, 'content-length': body.length }).end(body),
      () => response.writeHead(502).end(),
    );
  }

  private sendRegistry(known: string | undefined, response: ServerResponse): void {
    if (known === this.etag) response.writeHead(304).end();
    else
      response
        .writeHead(200, { 'content-type': 'application/json', etag: this.etag, 'content-length': this.registry.length })
        .end(this.registry);
  }

  private async find(path: string): Promise<Recorded> {
    const known = this.recorded.get(path);
    if (known) return known;
    // Each from another address, so that no limit of the backend applies.
    const response = await fetch(this.realUrl + path, { headers: { accept: 'application/json', 'x-forwarded-for': nextIp() } });
    const body = Buffer.from(await response.arrayBuffer());
    const answer = { status: response.status, contentType: response.headers.get('content-type') ?? '', body };
    if (response.status < 500 && response.status !== 429) this.recorded.set(path, answer);
    return answer;
  }
}
