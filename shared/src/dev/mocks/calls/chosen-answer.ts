import { DECLARATIONS } from '../../../contracts/declarations';
import { ERRORS, type ErrorCode } from '../../../contracts/core/errors';
import type { EndpointName } from '../../../contracts/endpoints';
import { mockProblem } from '../problem';
import type { CallKind } from './call-kinds';
import { emptyAnswer } from './empty-answer';
import { fittingAnswer } from './fitting-answer';
import { longAnswer } from './long-answer';
import { longestSchema } from './longest-schema';

const RETRY_AFTER_S = 30;

/** Returns the refusal that was chosen for a call, or a broken connection; null where the call is answered. */
export function chosenRefusal(name: EndpointName, kind: CallKind): Response | null {
  if (kind.kind === 'lost') return Response.error();
  if (kind.kind === 'gateway')
    return new Response('<h1>Bad gateway</h1>', { status: kind.status, headers: { 'content-type': 'text/html' } });
  return kind.kind === 'problem' ? problem(name, kind.code) : null;
}

/** Returns an answer as empty or as long as was chosen, as far as the contract allows it; refusals and files as they are. */
export async function withChosenLength(name: EndpointName, kind: CallKind, answer: Response): Promise<Response> {
  const isJson = answer.ok && answer.headers.get('content-type')?.startsWith('application/json');
  if (!isJson || (kind.kind !== 'empty' && kind.kind !== 'long')) return answer;
  return Response.json((await chosenLength(name, kind.kind, await answer.json())) as object, { status: answer.status });
}

/** Returns the body of an answer without its lists, or with long texts and lists. */
export function chosenLength(name: EndpointName, kind: 'empty' | 'long', body: unknown): Promise<unknown> {
  if (kind === 'empty') return fittingAnswer(DECLARATIONS[name].output, emptyAnswer(body, name), body);
  const schema = longestSchema(name, body);
  return fittingAnswer(schema, longAnswer(body, schema), body);
}

function problem(name: EndpointName, code: ErrorCode): Response {
  if (code === 'TOO_MANY_REQUESTS') return mockProblem(code, `Please wait ${RETRY_AFTER_S} seconds.`, { retry_after: RETRY_AFTER_S });
  const field = code === 'VALIDATION_FAILED' ? firstFieldOf(name) : undefined;
  const detail = `${ERRORS[code].title}.`;
  return mockProblem(code, detail, field === undefined ? {} : { fields: { [field]: 'This needs another look' } });
}

function firstFieldOf(name: EndpointName): string | undefined {
  const input = DECLARATIONS[name].input.describe();
  return 'fields' in input ? Object.keys(input.fields)[0] : undefined;
}
