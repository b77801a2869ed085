import type { Counters, FeaturedTalents } from '@alltalent/shared/contracts';
import { aTalentCard } from '@alltalent/shared/testing';
import { CREATORS, FAQS, GIGS, HIRERS, HOME_COPY, NEWCOMERS, STORIES } from './home-responses';

type StubResponse = { readonly status: number; readonly body: unknown };

export const OFFLINE = { status: 0, body: null } as const;
export const FAILURE: StubResponse = {
  status: 500,
  body: {
    type: 'about:blank',
    title: 'Back in a moment',
    status: 500,
    code: 'INTERNAL',
    detail: 'Not now.',
    message: 'Not now.',
    request_id: 'r-1',
  },
};

export const COUNTERS: Counters = { status: 200, data: { talents: 12480, open_jobs: 318, cities: 41 } };
export const FEATURED: FeaturedTalents = {
  status: 200,
  data: [aTalentCard({ id: 1, display_name: 'Sofia Lindqvist' }), aTalentCard({ id: 2, display_name: 'Devika Nair' })],
};
export const CATEGORIES = {
  status: 200,
  data: [
    { id: 3, name: 'Singer', slug: 'singer', image: '/media/categories/singer-640.webp', talent_count: 1212 },
    { id: 1, name: 'Actor', slug: 'actor', image: '/media/categories/actor-640.webp', talent_count: 3104 },
    { id: 9, name: 'Writer', slug: 'writer', image: '/media/categories/writer-640.webp', talent_count: 0 },
  ],
};

export const ok = (body: unknown): StubResponse => ({ status: 200, body });

/** Every call of the home page, answered. */
export const homeResponses = (): Record<string, StubResponse> => ({
  '/api/landing/counters': ok(COUNTERS),
  '/api/landing/featured-talents': ok(FEATURED),
  '/api/landing/fastest-growing': ok(NEWCOMERS),
  '/api/landing/creators': ok(CREATORS),
  '/api/landing/gigs': ok(GIGS),
  '/api/landing/hirers': ok(HIRERS),
  '/api/get-categories': ok(CATEGORIES),
  '/api/site-content/faqs': ok(FAQS),
  '/api/site-content/success-stories': ok(STORIES),
  '/api/site-content/page/home': ok(HOME_COPY),
});

/** Answers calls by path; a path without an answer never answers. The table may be changed while the test runs. */
export function stubResponses(responses: Record<string, StubResponse>): { readonly paths: string[] } {
  const paths: string[] = [];
  globalThis.fetch = ((path: string) => {
    paths.push(path);
    const response = responses[path];
    if (!response) return new Promise(() => undefined);
    if (response.status === 0) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response(JSON.stringify(response.body), { status: response.status }));
  }) as typeof fetch;
  return { paths };
}
