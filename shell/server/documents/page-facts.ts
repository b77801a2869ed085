import { type PageHead, pageHeadResponseSchema } from '@alltalent/shared/contracts';
import type { RouteMatch } from '@alltalent/shared/federation';
import type { Backends } from '../proxy/backends';

const TIMEOUT_MS = 1500;

/** What the backend knows of one page: whether it exists, and its metadata. */
export type PageFacts = { readonly isFound: boolean; readonly head: PageHead | null };

/**
 * Asks the backend once about a page of a dynamic route. When the response is missing or invalid, the page counts as found
 * and the route's metadata is used.
 */
export async function askAboutPage(backends: Backends, { route, params }: RouteMatch, requestId: string): Promise<PageFacts> {
  const pattern = route.head ?? route.exists;
  if (!pattern) return { isFound: true, head: null };
  const address = pattern.replace(/\{(\w+)\}/gu, (_match, name: string) => encodeURIComponent(params[name] ?? ''));
  const answer = await backends.read(address, { timeoutMs: TIMEOUT_MS, headers: { 'x-request-id': requestId } }).catch(() => null);
  const isFound = answer === null || (answer.status !== 404 && answer.status !== 400);
  if (answer?.status === 200 && route.head) return { isFound, head: await readHead(answer) };
  await answer?.body?.cancel();
  return { isFound, head: null };
}

async function readHead(answer: Response): Promise<PageHead | null> {
  try {
    return (await pageHeadResponseSchema.validate(await answer.json(), { strict: true })).data;
  } catch {
    return null;
  }
}
