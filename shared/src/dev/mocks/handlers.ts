import { http, HttpResponse, passthrough, type RequestHandler } from 'msw';
import { type Schema, ValidationError } from 'yup';
import type { Endpoint } from '../../contracts/core/endpoint';
import { type EndpointName, ENDPOINTS } from '../../contracts/endpoints';
import { LIVE_EVENTS_PATH } from '../../contracts/hiring/hiring-values';
import { DECLARATIONS } from '../../contracts/declarations';
import { asOfToday } from './as-of-today';
import type { CallKind } from './calls/call-kinds';
import { chosenRefusal, withChosenLength } from './calls/chosen-answer';
import { parseChosenCalls } from './calls/chosen-calls';
import { drawPicture } from './mock-picture';
import type { Failure, MockState } from './mock-state';
import { officeResponse } from './office';
import type { MockPerson } from './people';
import { mockProblem } from './problem';
import { findRecorded, RECORDED_ON } from './recorded';
import { RESPONSE_AS, withChanges, WRITES } from './writes';

export type MockBackend = {
  state(): MockState;
  /** A login or logout took place. */
  become(person: MockPerson): void;
  /** A call arrived. */
  onCall?(name: EndpointName): void;
};

type Input = Readonly<Record<string, unknown>>;

/** Handlers of all endpoints, of pictures, and of calls without an endpoint, which are refused. */
export function createHandlers(backend: MockBackend): readonly RequestHandler[] {
  // A fixed path before one with a part at its place, as in the backend.
  const all = Object.entries(ENDPOINTS) as [EndpointName, Endpoint<unknown, unknown>][];
  const requests = all.toSorted(([, one], [, other]) => one.path.split('{').length - other.path.split('{').length);
  return [
    ...requests.map(([name, { method, path }]) => {
      const handle = method === 'GET' ? http.get : http.post;
      return handle(path.replace(/\{(\w+)\}/gu, ':$1').replace(/\/$/u, ''), async ({ request, params }) => {
        if (request.mode === 'navigate') return passthrough();
        backend.onCall?.(name);
        const state = backend.state();
        await pause(state.latencyMs);
        const input = async () => ({ ...(await inputOf(request)), ...params });
        const chosen = parseChosenCalls(state.calls).kinds[name];
        if (chosen) return chosenResponse(name, chosen, async () => response(name, await input(), state.person, backend));
        const failed = name === 'xsrf' ? null : await fail(state.failure);
        return failed ?? response(name, await input(), state.person, backend);
      });
    }),
    http.get(LIVE_EVENTS_PATH, () => new HttpResponse(silentStream(), { headers: EVENT_STREAM })),
    http.get('/media/*', ({ request }) => new HttpResponse(drawPicture(new URL(request.url).pathname), { headers: SVG })),
    http.all('/api/*', ({ request }) => mockProblem('NOT_FOUND', `No call has the address ${new URL(request.url).pathname}.`)),
  ];
}

const SVG = { 'content-type': 'image/svg+xml' };
const EVENT_STREAM = { 'content-type': 'text/event-stream' };

/** A stream of live events on which nothing happens. */
function silentStream(): ReadableStream<Uint8Array> {
  return new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('retry: 3000\n\n')) });
}

/** What is chosen for a single call takes the place of the failure of all. */
async function chosenResponse(name: EndpointName, chosen: CallKind, answer: () => Promise<Response>): Promise<Response> {
  if (chosen.kind === 'slow') await pause(chosen.ms);
  return chosenRefusal(name, chosen) ?? withChosenLength(name, chosen, await answer());
}

async function response(name: EndpointName, input: Input, person: MockPerson, backend: MockBackend): Promise<Response> {
  const refused = await refusal(name, input);
  if (refused) return refused;
  const office = officeResponse(name, input, person);
  if (office) return office;
  const write = WRITES[name];
  if (write) {
    const result = write(input);
    if (result?.person) backend.become(result.person);
    return result ? HttpResponse.json(result.body as object) : withToken();
  }
  const found = findRecorded(person, RESPONSE_AS[name] ?? name, input);
  if (!found) return mockProblem('UNAVAILABLE', `The mock of ${name} answers nothing yet: see shared/src/dev/mocks.`);
  const body = asOfToday(found.body, RECORDED_ON, new Date());
  return HttpResponse.json(withChanges(name, body) as object, { status: found.status });
}

/** Bad input is refused by the same schema as in the backend, with the message in its field. */
async function refusal(name: EndpointName, input: Input): Promise<Response | null> {
  const schema: Schema | null = DECLARATIONS[name].input;
  try {
    await schema?.validate(input, { abortEarly: false });
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const fields = Object.fromEntries(error.inner.map(({ path, message }) => [path ?? 'base', message]));
    return mockProblem('VALIDATION_FAILED', error.inner[0]?.message ?? error.message, { fields });
  }
}

async function inputOf(request: Request): Promise<Input> {
  if (request.method === 'GET') return Object.fromEntries(new URL(request.url).searchParams);
  const body: unknown = await request.json().catch(() => ({}));
  return typeof body === 'object' && body !== null ? (body as Input) : {};
}

async function fail(failure: Failure): Promise<Response | null> {
  switch (failure) {
    case 'none':
      return null;
    case 'offline':
      return HttpResponse.error();
    case 'hangs':
      return pause(60_000).then(() => HttpResponse.error());
    case '429':
      return mockProblem('TOO_MANY_REQUESTS', 'Please wait 30 seconds.', { retry_after: 30 });
    case '500':
      return mockProblem('INTERNAL', 'Something went wrong on our side. Please try again.');
    case '503':
      return mockProblem('UNAVAILABLE', 'We are back in a moment. Please try again.');
  }
}

function withToken(): Response {
  document.cookie = 'XSRF-TOKEN=mock; path=/; samesite=lax';
  return new HttpResponse(null, { status: 204 });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
