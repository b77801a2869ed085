import { type PageMetadata, pageMetadataResponseSchema } from '@alltalent/shared/contracts';
import type { Backends } from '../proxy/backends';
import type { TextAnswer } from '../proxy/whole-answer';
import type { PageMatch } from '../registry/route-matches';

const TIMEOUT_MS = 1500;

/** What the backend knows of one page: whether it exists, and its metadata. */
export type PageFacts = { readonly isFound: boolean; readonly metadata: PageMetadata | null };

/**
 * Asks the backend once about a page of a dynamic route. When the response is missing or invalid, the page counts as found
 * and the route's metadata is used.
 */
export async function fetchPageFacts(backends: Backends, { route, params }: PageMatch, requestId: string): Promise<PageFacts> {
  const pattern = route.head ?? route.exists;
  if (!pattern) return { isFound: true, metadata: null };
  const path = pattern.replace(/\{(\w+)\}/gu, (_match, name: string) => encodeURIComponent(params[name] ?? ''));
  const answer = await askOnce(backends, path, requestId);
  const isFound = answer === null || (answer.status !== 404 && answer.status !== 400);
  return { isFound, metadata: answer?.status === 200 && route.head ? readMetadata(answer.body) : null };
}

const underWay = new WeakMap<Backends, Map<string, Promise<TextAnswer | null>>>();

/** Resolves to the backend's answer; null for none. Requests for one page that come meanwhile share it. */
function askOnce(backends: Backends, path: string, requestId: string): Promise<TextAnswer | null> {
  const asked = underWay.get(backends) ?? new Map<string, Promise<TextAnswer | null>>();
  underWay.set(backends, asked);
  const known = asked.get(path);
  if (known) return known;
  const answer = backends
    .readText(path, { timeoutMs: TIMEOUT_MS, headers: { 'x-request-id': requestId } })
    .catch(() => null)
    .finally(() => asked.delete(path));
  asked.set(path, answer);
  return answer;
}

const MOST_READ = 500;
/** Characters. The text of a document may be longer, and is read each time. */
const LONGEST_KEPT = 16 * 1024;
const read = new Map<string, PageMetadata | null>();

/** Returns the metadata in an answer; null for an invalid one. Checking takes longer than sending the page, so a short text is checked once. */
function readMetadata(body: string): PageMetadata | null {
  const known = read.get(body);
  if (known !== undefined) return known;
  const metadata = checkMetadata(body);
  if (read.size >= MOST_READ) read.clear();
  if (body.length <= LONGEST_KEPT) read.set(body, metadata);
  return metadata;
}

function checkMetadata(body: string): PageMetadata | null {
  try {
    return pageMetadataResponseSchema.validateSync(JSON.parse(body), { strict: true }).data;
  } catch {
    return null;
  }
}
