import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { type MetaDescriptor, type MetaFunction, useLoaderData } from 'react-router';
import { restoreQueries } from '@alltalent/shared/federation/drawn-page';
import type { PageData } from './page-data';

/** How the frame looks around a page. */
export type FrameLook = { readonly header: 'solid' | 'over'; readonly hasFooter: boolean };

/** Returns a page that begins with the data of its loader on the server. */
export function withData(Page: ComponentType): ComponentType {
  return function PageWithData() {
    const data = useLoaderData<PageData | null>();
    const queryClient = useQueryClient();
    // The server has drawn with these queries already.
    useState(() => data !== null && typeof document !== 'undefined' && restoreQueries(queryClient, data.queries, false));
    return <Page />;
  };
}

type RouteText = { readonly title: string; readonly description: string };

/** Returns the tags of a page's head, as the front door of the site writes them. */
export function metaOf(route: RouteText): MetaFunction {
  return ({ loaderData, location }) => {
    const metadata = (loaderData as PageData | null | undefined)?.metadata ?? null;
    const title = metadata?.title ?? route.title;
    const description = metadata?.description ?? route.description;
    const { address, width, height } = metadata?.picture ?? { address: '/media/og/all-talent.png', width: 1200, height: 630 };
    const tags: MetaDescriptor[] = [
      { title },
      { name: 'description', content: description },
      { tagName: 'link', rel: 'canonical', href: location.pathname },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: 'All Talent' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: location.pathname },
      { property: 'og:image', content: address },
      { property: 'og:image:width', content: String(width) },
      { property: 'og:image:height', content: String(height) },
      { property: 'og:image:alt', content: title },
      { name: 'twitter:card', content: width > height ? 'summary_large_image' : 'summary' },
      { name: 'twitter:image', content: address },
      { name: 'twitter:image:alt', content: title },
    ];
    return [...tags, ...(metadata?.json_ld ?? []).map((block) => ({ 'script:ld+json': block as Record<string, string> }))];
  };
}
