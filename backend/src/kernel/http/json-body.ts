import type { FastifyInstance } from 'fastify';
import { DomainError } from '../domain-error';

const DEEPEST = 32;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING: readonly number[] = [0x5b, 0x7b];
const CLOSING: readonly number[] = [0x5d, 0x7d];

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

/** Counts brackets outside strings in one pass over the characters, so that a hostile body is refused before it is parsed. */
export function isDeeperThan(json: string, most: number): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (sign === QUOTE) at = endOfText(json, at + 1);
    else if (OPENING.includes(sign)) depth += 1;
    else if (CLOSING.includes(sign)) depth -= 1;
    if (depth > most) return true;
  }
  return false;
}

/** Index of the quote that ends the string, or the length of a text whose string never ends. */
function endOfText(json: string, from: number): number {
  let at = from;
  while (at < json.length && json.charCodeAt(at) !== QUOTE) at += json.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}
