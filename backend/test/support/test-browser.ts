import type { NestFastifyApplication } from '@nestjs/platform-fastify';

export type Answer = Awaited<ReturnType<NestFastifyApplication['inject']>>;
type Headers = Readonly<Record<string, string>>;

/** Returns the responses with another status, so that a test that expects none shows them. */
export function answersBut(statuses: readonly number[], answers: readonly Answer[]): readonly string[] {
  return answers.filter(({ statusCode }) => !statuses.includes(statusCode)).map(({ statusCode, payload }) => `${statusCode} ${payload}`);
}

/** Browser for tests: keeps cookies and sends the XSRF header, as the site's pages do. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly app: NestFastifyApplication,
    readonly ip = '127.0.0.1',
    /** Host that the browser asks; '' for the site's own. */
    private readonly host = '',
  ) {}

  get token(): string {
    return this.cookies.get('XSRF-TOKEN') ?? '';
  }

  async get(url: string, headers: Headers = {}): Promise<Answer> {
    return this.keep(
      await this.app.inject({ method: 'GET', url, remoteAddress: this.ip, headers: { ...this.cookieHeader(), ...headers } }),
    );
  }

  async post(url: string, body: unknown = {}, headers: Headers = {}): Promise<Answer> {
    const payload = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
    const sent = { 'content-type': 'application/json', 'x-xsrf-token': this.token, ...this.cookieHeader(), ...headers };
    return this.keep(await this.app.inject({ method: 'POST', url, payload, remoteAddress: this.ip, headers: sent }));
  }

  /** Sends a request with another method, with the XSRF header unless it is left empty. */
  async send(method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE', url: string, headers: Headers = {}, payload?: Buffer): Promise<Answer> {
    const sent = { 'x-xsrf-token': this.token, ...this.cookieHeader(), ...headers };
    return this.keep(await this.app.inject({ method, url, remoteAddress: this.ip, headers: sent, ...(payload && { payload }) }));
  }

  private keep(answer: Answer): Answer {
    for (const { name, value } of answer.cookies) this.cookies.set(name, value);
    return answer;
  }

  private cookieHeader(): Headers {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { cookie, ...(this.host !== '' && { host: this.host }) };
  }
}
