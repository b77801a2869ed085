import type { PageMetadata } from '@alltalent/shared/contracts';
import type { PageMatch } from '../registry/route-matches';

export type DocumentMetadata = {
  readonly title: string;
  readonly description: string;
  readonly picture: { readonly url: string; readonly width: number; readonly height: number; readonly type: string | undefined };
  readonly structured: readonly object[];
  readonly isIndexed: boolean;
};

type MetadataSources = {
  readonly match: PageMatch | null;
  readonly metadata: PageMetadata | null;
  readonly isFound: boolean;
  /** The page went with its remote; the metadata say so. */
  readonly isGone: boolean;
  readonly publicUrl: string;
  readonly assetBase: string;
};

const NOT_FOUND = { title: 'Page not found | All Talent', description: 'This page is not on All Talent.' };

/** Picture of a shared link when neither the page nor its route has one. */
const SITE_PICTURE = 'og/all-talent.png';
const PICTURE_TYPES: Readonly<Record<string, string>> = { png: 'image/png', webp: 'image/webp', jpg: 'image/jpeg' };

/** Returns the metadata of a document: the page's own, otherwise that of its route. */
export function metadataOf({ match: drawnBy, metadata, isFound, isGone, publicUrl, assetBase }: MetadataSources): DocumentMetadata {
  const match = isFound ? drawnBy : null;
  const routeMetadata = match?.route ?? NOT_FOUND;
  const own = match || isGone ? metadata : null;
  const routePicture = { address: `${assetBase}/${match?.route.picture ?? SITE_PICTURE}`, width: 1200, height: 630 };
  const { address: url, width, height } = own?.picture ?? routePicture;
  return {
    title: own?.title ?? routeMetadata.title,
    description: own?.description ?? routeMetadata.description,
    picture: { url: url.startsWith('/') ? publicUrl + url : url, width, height, type: typeOf(url) },
    structured: own?.json_ld ?? [],
    isIndexed: !match?.route.noindex && !own?.noindex,
  };
}

function typeOf(url: string): string | undefined {
  return PICTURE_TYPES[/\.(\w+)$/u.exec(url)?.[1] ?? ''];
}
