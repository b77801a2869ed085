import { accessTo } from '../../src/app/access/access-table';
import { RateLimitsService } from '../../src/kernel/rate-limits/rate-limits.service';
import { signedIn } from '../support/log-in';
import { openOffice } from '../support/office/open-office';
import type { TestBrowser } from '../support/test-browser';
import type { TestSite } from '../support/test-site';
import { Chance } from './chance';
import { type FuzzInput, makeInput, type Operation } from './inputs';
import { type FuzzAnswer, Sender } from './send';

const PER_ROUND = 250;
const AT_ONCE = 8;
const SLOWEST_MS = 1000;
const TRIES = 3;
const DAY_SECONDS = 25 * 3600;
/** Account for each role, so that most inputs get past access checks. */
const ACCOUNTS = { talent: 'asha.rao', client: 'ritu.khanna', staff: 'nikhil.bose', guardian: 'leela.iyer' } as const;
type Role = keyof typeof ACCOUNTS | 'anybody';
const ROLE_OF: Readonly<Record<string, Role>> = {
  ...{
    talent: 'talent',
    client: 'client',
    office: 'staff',
    'office-door': 'staff',
    platform: 'staff',
    guardian: 'guardian',
    members: 'guardian',
    'signed-in': 'talent',
  },
};
/** Operations that end a session; an anonymous visitor calls them, so that the accounts stay logged in. */
const ENDINGS: readonly string[] = ['logout', 'deleteAccount', 'endAccountSession'];

export type FuzzOptions = { readonly inputs: number; readonly seed: number; readonly seconds: number };
export type FuzzReport = {
  readonly sent: number;
  readonly seed: number;
  /** Number of responses per status; '-' for truncated inputs and closed connections. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly slowestMs: number;
  /** Heap size in bytes after each tenth of the inputs, after garbage collection. */
  readonly heaps: readonly number[];
  /** Responses above 499, and inputs that took more than a second at every try. */
  readonly findings: readonly string[];
};

/** Sends inputs to every operation of the OpenAPI document until all are sent or the time is over. */
export async function runFuzz(site: TestSite, { inputs, seed, seconds }: FuzzOptions, heapBytes: () => number): Promise<FuzzReport> {
  const run = new FuzzRun(site, new Chance(seed), new Sender(await site.listen()));
  const until = Date.now() + seconds * 1000;
  const heaps: number[] = [];
  let sent = 0;
  while (sent < inputs && Date.now() < until) {
    const count = Math.min(PER_ROUND, inputs - sent);
    await run.round(count);
    if (Math.floor(((sent + count) * 10) / inputs) > Math.floor((sent * 10) / inputs)) heaps.push(heapBytes());
    sent += count;
  }
  run.close();
  return { sent, seed, heaps, ...run.result };
}

class FuzzRun {
  private operations: readonly Operation[] = [];
  private readonly browsers = new Map<Role, TestBrowser>();
  private readonly statuses: Record<string, number> = {};
  private readonly findings: string[] = [];
  private slowestMs = 0;
  private ips = 0;

  constructor(
    private readonly site: TestSite,
    private readonly chance: Chance,
    private readonly sender: Sender,
  ) {}

  get result(): Pick<FuzzReport, 'statuses' | 'findings' | 'slowestMs'> {
    return { statuses: this.statuses, findings: this.findings, slowestMs: this.slowestMs };
  }

  close(): void {
    this.sender.close();
  }

  async round(count: number): Promise<void> {
    if (this.operations.length === 0) await this.prepare();
    await this.signIn();
    const waiting = Array.from({ length: count }, () => this.nextInput());
    const work = async () => {
      for (let input = waiting.pop(); input; input = waiting.pop()) await this.ask(input);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  /** Reads the operations and turns rate limits off, which would keep most inputs from the handlers. */
  private async prepare(): Promise<void> {
    const response = await this.site.app.inject({ method: 'GET', url: '/api/docs-json' });
    const { paths } = response.json<{ paths: Record<string, Record<string, Omit<Operation, 'method' | 'path'>>> }>();
    this.operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
    );
    Object.assign(this.site.app.get(RateLimitsService), { take: () => Promise.resolve({ ids: [], refund: () => Promise.resolve() }) });
    await this.site.dataSource.query("UPDATE job SET closes_on = '2099-12-31' WHERE state = 'open'");
  }

  private async signIn(): Promise<void> {
    this.site.clock.pass(DAY_SECONDS);
    (this.site.log as string[]).length = 0;
    for (const [role, name] of Object.entries(ACCOUNTS))
      this.browsers.set(role as Role, await (role === 'staff' ? openOffice : signedIn)(this.site, `${name}@example.com`));
    this.browsers.set('anybody', await this.site.browse());
  }

  private nextInput(): FuzzInput {
    const operation = this.chance.pick(this.operations);
    const input = makeInput(operation, this.chance);
    this.ips += 1;
    const from = `10.${(this.ips >> 16) & 255}.${(this.ips >> 8) & 255}.${this.ips & 255}`;
    return { ...input, headers: { 'x-forwarded-for': from, ...this.credentialsFor(operation), ...input.headers } };
  }

  private credentialsFor({ operationId, method, path }: Operation): Readonly<Record<string, string>> {
    if (this.chance.isOnceIn(30)) return {};
    const usual = ROLE_OF[accessTo(method as 'GET' | 'POST', path) ?? ''] ?? 'anybody';
    const role = this.chance.isOnceIn(8) ? this.chance.pick([...this.browsers.keys()]) : usual;
    const browser = this.browsers.get(ENDINGS.includes(operationId) ? 'anybody' : role);
    if (!browser) return {};
    return { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '), 'x-xsrf-token': browser.token };
  }

  private async ask(input: FuzzInput): Promise<void> {
    const response = await this.sender.send(input);
    const status = String(response.status ?? '-');
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    if ((response.status ?? 0) >= 500) this.findings.push(describe(input, response));
    if (response.ms > SLOWEST_MS && response.status !== null) await this.askAgain(input, response);
    else this.slowestMs = Math.max(this.slowestMs, response.ms);
  }

  /** Repeats a slow input, which another input or the machine may have slowed; reports it if it is slow each time. */
  private async askAgain(input: FuzzInput, first: FuzzAnswer): Promise<void> {
    let fastest = first.ms;
    for (let turn = 0; turn < TRIES && fastest > SLOWEST_MS; turn += 1) fastest = Math.min(fastest, (await this.sender.send(input)).ms);
    this.slowestMs = Math.max(this.slowestMs, fastest);
    if (fastest > SLOWEST_MS) this.findings.push(describe(input, { ...first, ms: fastest }));
  }
}

function describe({ method, url, headers, body, manner, operation }: FuzzInput, { status, ms, text }: FuzzAnswer): string {
  const { cookie: _cookie, 'x-xsrf-token': _token, ...rest } = headers;
  const sent = body ? ` ${JSON.stringify(body.subarray(0, 300).toString())} (${body.length} bytes)` : '';
  return `${operation} ${status} after ${Math.round(ms)} ms: ${method} ${url.slice(0, 300)} ${manner} ${JSON.stringify(rest).slice(0, 300)}${sent} -> ${text.slice(0, 200)}`;
}
