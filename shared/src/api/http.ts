import type { Endpoint } from '../contracts/core/endpoint';
import { ACCOUNT_HEADER } from '../contracts/auth/account-header';
import { ENDPOINTS } from '../contracts/endpoints';
import { ERRORS, type Problem } from '../contracts/core/errors';
import { LIMITS } from '../contracts/core/limits';
import { ApiError, ConnectionError } from './api-error';
import { readCookie } from './cookies';
import { forgetChanges, inSession } from './in-session';
import { announceOtherAccount } from './session-loss';

let baseUrl = '';

/** Sets the base URL of requests where no page gives one (server rendering, tests). */
export function setApiBaseUrl(url: string): void {
  baseUrl = url;
}

let shownAccount: string | null = null;

/** Sets the account that this page shows; every request names it, and the server refuses one that does not fit the session. */
export function setShownAccount(accountId: string | null): void {
  shownAccount = accountId;
}

/** Headers that name the account of this page; none for a visitor. */
export function accountHeaders(): Record<string, string> {
  return shownAccount === null ? {} : { [ACCOUNT_HEADER]: shownAccount };
}

export type RequestOptions = {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /**
   * UUID of one action: however often it is sent, the server performs it once (docs/contracts.md lists the endpoints that take one).
   */
  readonly idempotencyKey?: string;
  /** True: the request completes even if the page is left. */
  readonly isKeptAlive?: boolean;
};

/**
 * Calls an endpoint: input becomes path parts and query (GET) or JSON body (POST); the answer is its JSON.
 * Throws ApiError for a problem document and ConnectionError when no answer came within 15 s. An abort by the
 * caller's own signal is passed through as it is.
 */
export async function request<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  input: Input,
  options: RequestOptions = {},
): Promise<Output> {
  return call(endpoint, input, options, readResponse<Output>);
}

/** File that an endpoint answers, with the headers that came with it. */
export type FileAnswer = { readonly file: Blob; readonly headers: Headers };

/** Calls an endpoint that answers a file. Fails as `request` does. */
export function requestFile<Input>(endpoint: Endpoint<Input, string>, input: Input, options: RequestOptions = {}): Promise<FileAnswer> {
  return call(endpoint, input, options, async (response) =>
    response.ok ? { file: await response.blob(), headers: response.headers } : readResponse<FileAnswer>(response),
  );
}

type Read<Answer> = (response: Response) => Promise<Answer>;

async function call<Input, Output, Answer>(
  endpoint: Endpoint<Input, Output>,
  input: Input,
  options: RequestOptions,
  read: Read<Answer>,
): Promise<Answer> {
  const attempt = () => send(endpoint, input, options, read);
  if (endpoint.method === 'GET') return attempt();
  await ensureXsrfToken(options);
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem.code !== 'XSRF_REJECTED') throw error;
    await ensureXsrfToken(options, true);
    return attempt();
  }
}

let token: Promise<void> | null = null;

/** Forgets what is under way and whose page this is, for a test after one that left calls without an answer. */
export function forgetCalls(): void {
  token = null;
  shownAccount = null;
  forgetChanges();
}

/** Makes the server issue an XSRF token if the browser has none, or a new one after a refusal. Concurrent requests share one. */
export async function ensureXsrfToken({ timeoutMs }: RequestOptions, isRefused = false): Promise<void> {
  if (!isRefused && readCookie('XSRF-TOKEN')) return;
  token ??= send(ENDPOINTS.xsrf, {}, timeoutMs === undefined ? {} : { timeoutMs }, readResponse<void>).finally(() => {
    token = null;
  });
  await token;
}

async function send<Input, Output, Answer>(
  endpoint: Endpoint<Input, Output>,
  input: Input,
  options: RequestOptions,
  read: Read<Answer>,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? LIMITS.requestTimeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  const { url, rest } = fillPath(endpoint.path, input);
  const transmit = async () => {
    const response = await fetch(endpoint.method === 'GET' ? withQuery(url, rest) : url, {
      method: endpoint.method,
      credentials: 'include',
      headers: headersFor(endpoint.method, options),
      signal,
      ...(options.isKeptAlive ? { keepalive: true } : {}),
      ...(endpoint.method === 'POST' ? { body: JSON.stringify(rest) } : {}),
    });
    return read(response);
  };
  try {
    return await inSession(transmit, endpoint.method === 'POST');
  } catch (error) {
    if (error instanceof ApiError || options.signal?.aborted) throw error;
    throw connectionError(timeout.aborted);
  }
}

function headersFor(method: string, { idempotencyKey }: RequestOptions): Record<string, string> {
  if (method === 'GET') return { accept: 'application/json', ...accountHeaders() };
  return {
    accept: 'application/json',
    ...accountHeaders(),
    'content-type': 'application/json',
    'x-xsrf-token': readCookie('XSRF-TOKEN') ?? '',
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  };
}

function fillPath(path: string, input: unknown): { url: string; rest: Record<string, unknown> } {
  const values = Object.entries(input as Record<string, unknown>);
  const isPart = (name: string) => path.includes(`{${name}}`);
  const url = values
    .filter(([name]) => isPart(name))
    .reduce((filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(String(value))), path);
  return { url: baseUrl + url, rest: Object.fromEntries(values.filter(([name]) => !isPart(name))) };
}

function withQuery(url: string, values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, String(value));
  const text = query.toString();
  return text === '' ? url : `${url}?${text}`;
}

/** The JSON of an answer; ApiError for every other. */
export async function readResponse<Output>(response: Response): Promise<Output> {
  if (response.status === 204) return undefined as Output;
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && body !== null) return body as Output;
  const problem = asProblem(body, response);
  if (problem.code === 'ACCOUNT_SWITCHED') announceOtherAccount();
  throw new ApiError(problem);
}

function asProblem(body: unknown, response: Response): Problem {
  if (typeof body === 'object' && body !== null && 'code' in body && 'detail' in body) return body as Problem;
  const title = response.status === 429 ? ERRORS.TOO_MANY_REQUESTS.title : ERRORS.UNAVAILABLE.title;
  const requestId = response.headers.get('x-request-id') ?? '';
  return {
    type: 'about:blank',
    title,
    status: response.status,
    code: 'UNAVAILABLE',
    detail: `${title}.`,
    message: `${title}.`,
    request_id: requestId,
  };
}

/** Returns the error for a request without a response. */
export function connectionError(isLate: boolean): ConnectionError {
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false;
  return new ConnectionError(isLate ? 'timeout' : isOffline ? 'offline' : 'unreachable');
}
