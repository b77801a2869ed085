import type { PageRegistry, RemoteRecord } from '@alltalent/shared/contracts';
import type { FastifyInstance } from 'fastify';

export const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** A visitor whose browser stores cookies. */
export class TestVisitor {
  readonly cookies: Map<string, string>;
  readonly headers: Record<string, string> = { 'user-agent': BROWSER };
  /** Set-Cookie headers of the last response. */
  lastSet: readonly string[] = [];

  constructor(
    private readonly app: FastifyInstance,
    cookies: Readonly<Record<string, string>> = { cookie_choice: 'all' },
  ) {
    this.cookies = new Map(Object.entries(cookies));
  }

  async get(url: string) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await this.app.inject({ method: 'GET', url, headers: { ...this.headers, ...(cookie ? { cookie } : {}) } });
    this.lastSet = [response.headers['set-cookie'] ?? []].flat();
    for (const line of this.lastSet) this.store(line);
    return response;
  }

  async open(url = '/talents'): Promise<PageRegistry> {
    const { body } = await this.get(url);
    return JSON.parse(/id="registry">(.*?)<\/script>/su.exec(body)?.[1] ?? 'null') as PageRegistry;
  }

  /** Returns the remote's record in this visitor's page. */
  async see(url = '/talents', remote = 'mf_talents'): Promise<RemoteRecord | undefined> {
    return (await this.open(url)).remotes.find((record) => record.remote === remote);
  }

  private store(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
    if (/Max-Age=0/u.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
