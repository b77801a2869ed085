import { type Mac, type Preview, PREVIEW_COOKIE, readPreviews, type Registry } from '@alltalent/shared/contracts';
import type { PublishedReleases } from '../registry/published-releases';
import type { ServedRemote } from '../registry/served-remotes';
import { cookieOf } from '../visitors/cookies';
import { hasEnded } from './preview-links';

/** A preview of a browser: its release is shown, or gone, or cannot be read at the moment. */
export type ShownPreview = Preview & { readonly state: 'shown' | 'ended' | 'unreadable'; readonly served: ServedRemote | null };

type PreviewSources = { readonly registry: Registry; readonly previews: PublishedReleases; readonly mac: Mac };

/** Returns the unexpired previews of a request, with the release of each that may still be shown. */
export async function findPreviews(
  cookie: string | undefined,
  { registry, previews, mac }: PreviewSources,
): Promise<readonly ShownPreview[]> {
  const kept = readPreviews(cookieOf(cookie, PREVIEW_COOKIE), Date.now(), mac);
  return Promise.all(
    kept.map(async (preview): Promise<ShownPreview> => {
      if (hasEnded(preview, registry)) return { ...preview, state: 'ended', served: null };
      const found = await previews.look(preview);
      if (typeof found !== 'string') return { ...preview, state: 'shown', served: found };
      return { ...preview, state: found === 'unknown' ? 'ended' : 'unreadable', served: null };
    }),
  );
}
