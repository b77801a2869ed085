import type { FastifyInstance } from 'fastify';
import { DomainError } from '../domain-error';

const DEEPEST = 32;

/** JSON is the only thing a call may send; anything else is answered 415. */
export function acceptJsonOnly(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('remove', 'remove');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (isDeeperThan(text, DEEPEST)) return done(new DomainError('MALFORMED_BODY', { detail: 'The request is nested too deeply.' }));
    return parse(request, text, done);
  });
}

/** Counts brackets outside strings, so that a hostile body is refused before anything walks through it. */
function isDeeperThan(json: string, most: number): boolean {
  let depth = 0;
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gsu)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > most) return true;
  }
  return false;
}
