import { type PageMetadata, pageMetadataResponseSchema } from '@alltalent/shared/contracts';
import type { RouteMatch } from '@alltalent/shared/federation';
import type { Backends } from '../proxy/backends';

const TIMEOUT_MS = 1500;

/** What the backend knows of one page: whether it exists, and its metadata. */
export type PageFacts = { readonly isFound: boolean; readonly metadata: PageMetadata | null };

/**
 * Asks the backend once about a page of a dynamic route. When the response is missing or invalid, the page counts as found
 * and the route's metadata is used.
 */
export async function fetchPageFacts(backends: Backends, { route, params }: RouteMatch, requestId: string): Promise<PageFacts> {
  const pattern = route.head ?? route.exists;
  if (!pattern) return { isFound: true, metadata: null };
  const path = pattern.replace(/\{(\w+)\}/gu, (_match, name: string) => encodeURIComponent(params[name] ?? ''));
  const answer = await backends.readText(path, { timeoutMs: TIMEOUT_MS, headers: { 'x-request-id': requestId } }).catch(() => null);
  const isFound = answer === null || (answer.status !== 404 && answer.status !== 400);
  return { isFound, metadata: answer?.status === 200 && route.head ? readMetadata(answer.body) : null };
}

function readMetadata(body: string): PageMetadata | null {
  try {
    return pageMetadataResponseSchema.validateSync(JSON.parse(body), { strict: true }).data;
  } catch {
    return null;
  }
}
