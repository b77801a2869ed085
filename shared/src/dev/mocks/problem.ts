import { ERRORS, type ErrorCode, type Problem } from '../../contracts/core/errors';

/** A problem document as the backend writes them. */
export function mockProblem(code: ErrorCode, detail: string, more: Partial<Problem> = {}): Response {
  const { status, title } = ERRORS[code];
  const body: Problem = { type: 'about:blank', title, status, code, detail, message: detail, request_id: 'mock', ...more };
  const later: Record<string, string> = more.retry_after === undefined ? {} : { 'retry-after': String(more.retry_after) };
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/problem+json', ...later } });
}
