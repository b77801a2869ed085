import { type PageMetadata, pageMetadataResponseSchema } from '@alltalent/shared/contracts';
import { LRUCache } from 'lru-cache';
import { UNANSWERED_MS } from '../drawing/drawn-pages';
import { isUsable, SHARED_MS } from '../drawing/recent-answers';
import type { Backends } from '../proxy/backends';
import type { TextAnswer } from '../proxy/whole-answer';
import type { PageMatch } from '../registry/route-matches';

const TIMEOUT_MS = 1500;

/** What the backend knows of one page: whether it exists, and its metadata. */
export type PageFacts = { readonly isFound: boolean; readonly metadata: PageMetadata | null };

/**
 * Asks the backend about a page: for each request if its route has a parameter, since such a page may go at any moment, and once a
 * second for others. While the backend does not answer, what it answered in the last two minutes holds, as kept pages do. Without
 * that, and when the response is invalid, the page counts as found and the route's metadata is used.
 */
export async function fetchPageFacts(backends: Backends, { route, params }: PageMatch, requestId: string): Promise<PageFacts> {
  const pattern = route.head ?? route.exists;
  if (!pattern) return { isFound: true, metadata: null };
  const path = pattern.replace(/\{(\w+)\}/gu, (_match, name: string) => encodeURIComponent(params[name] ?? ''));
  const answer = await askOnce(backends, { path, isShared: path === pattern }, requestId);
  const isFound = answer === null || (answer.status !== 404 && answer.status !== 400);
  return { isFound, metadata: answer?.status === 200 && route.head ? readMetadata(answer.body) : null };
}

const MOST_ANSWERS = 500;
/** Characters. The text of a document may be longer; it is neither kept nor read only once. */
const LONGEST_KEPT = 16 * 1024;

type Answer = { readonly found: TextAnswer; readonly askedAt: number };
/** Answers of one group of backends by path: requests under way, and the last ones. */
type Asked = { readonly underWay: Map<string, Promise<TextAnswer | null>>; readonly last: LRUCache<string, Answer> };
const asked = new WeakMap<Backends, Asked>();

function askedOf(backends: Backends): Asked {
  const known = asked.get(backends);
  if (known) return known;
  const empty = { underWay: new Map(), last: new LRUCache<string, Answer>({ max: MOST_ANSWERS, ttl: UNANSWERED_MS }) };
  asked.set(backends, empty);
  return empty;
}

/** A question to the backend. `isShared`: it may be answered by an answer of the last second. */
type Question = { readonly path: string; readonly isShared: boolean };

/** Resolves to the backend's answer, or to its last one when there is none; null for neither. Requests for one page that come meanwhile share it. */
function askOnce(backends: Backends, { path, isShared }: Question, requestId: string): Promise<TextAnswer | null> {
  const { underWay, last } = askedOf(backends);
  const before = last.get(path);
  const askedAt = Date.now();
  if (isShared && before && askedAt - before.askedAt < SHARED_MS) return Promise.resolve(before.found);
  const known = underWay.get(path);
  if (known) return known;
  const ask = async () => {
    const headers = { 'x-request-id': requestId };
    const found = await backends.readText(path, { timeoutMs: TIMEOUT_MS, headers }).catch(() => null);
    if (found === null || !isUsable(found)) return last.get(path)?.found ?? null;
    if (found.body.length <= LONGEST_KEPT) last.set(path, { found, askedAt });
    else last.delete(path);
    return found;
  };
  const answer = ask().finally(() => underWay.delete(path));
  underWay.set(path, answer);
  return answer;
}

const read = new LRUCache<string, { readonly metadata: PageMetadata | null }>({ max: MOST_ANSWERS });

/** Returns the metadata in an answer; null for an invalid one. Checking takes longer than sending the page, so a short text is checked once. */
function readMetadata(body: string): PageMetadata | null {
  const known = read.get(body);
  if (known) return known.metadata;
  const metadata = checkMetadata(body);
  if (body.length <= LONGEST_KEPT) read.set(body, { metadata });
  return metadata;
}

function checkMetadata(body: string): PageMetadata | null {
  try {
    return pageMetadataResponseSchema.validateSync(JSON.parse(body), { strict: true }).data;
  } catch {
    return null;
  }
}
