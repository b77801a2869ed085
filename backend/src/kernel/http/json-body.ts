import type { FastifyInstance } from 'fastify';
import { DomainError } from '../domain-error';
import { keepRawBody } from './raw-body';

const DEEPEST = 32;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING: readonly number[] = [0x5b, 0x7b];
const CLOSING: readonly number[] = [0x5d, 0x7d];

/** Makes JSON the only accepted body; others are refused with 415, and JSON that is nested deeper than 32 levels with 400. */
export function acceptJsonOnly(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('remove', 'remove');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    keepRawBody(request, body as Buffer);
    const text = body.toString('utf8');
    if (isDeeperThan(text, DEEPEST)) return done(new DomainError('MALFORMED_BODY', { detail: 'The request is nested too deeply.' }));
    return parse(request, text, done);
  });
}

/** True when brackets outside strings are nested deeper than `most`. Reads the text once, so that a hostile body is refused unparsed. */
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

/** Returns the index of the quote that ends the string; at least the length of `json` where none does. */
function endOfText(json: string, from: number): number {
  let at = from;
  while (at < json.length && json.charCodeAt(at) !== QUOTE) at += json.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}
