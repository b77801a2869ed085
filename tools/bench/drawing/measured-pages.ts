import { SORTS, type TalentListing } from '@alltalent/shared/contracts';
import { nextIp } from '../load/ip-addresses';

const PAGES_OF_EACH_SORT = 50;
const PER_PAGE = 12;

/** Returns listing pages with different people on each. */
export function listingPages(): readonly string[] {
  return pagesFrom(1);
}

/** Returns as many listing pages that ask the backend for other listings. */
export function furtherListingPages(): readonly string[] {
  return pagesFrom(1 + PAGES_OF_EACH_SORT);
}

function pagesFrom(first: number): readonly string[] {
  return SORTS.flatMap((sort) => Array.from({ length: PAGES_OF_EACH_SORT }, (_, index) => `/talents?sortby=${sort}&page=${first + index}`));
}

/** Returns pages of a list in turn, each under a URL that was never asked for: the page does not know the parameter `visit`. */
export function neverAsked(pages: readonly string[]): (count: number) => readonly string[] {
  let asked = 0;
  return (count) =>
    Array.from({ length: count }, () => {
      asked += 1;
      return `${pages[asked % pages.length]}&visit=${asked}`;
    });
}

/** Returns the paths of this many profiles. Throws when the backend has fewer. */
export async function profilePages(backendUrl: string, count: number): Promise<readonly string[]> {
  const found: string[] = [];
  for (let page = 1; found.length < count; page += 1) {
    const slugs = await slugsOfPage(backendUrl, page);
    if (slugs.length === 0) throw new Error(`There are only ${found.length} profiles.`);
    found.push(...slugs.map((slug) => `/${slug}`));
  }
  return found.slice(0, count);
}

async function slugsOfPage(backendUrl: string, page: number): Promise<readonly string[]> {
  const filterdata = JSON.stringify({ searchtext: '', location: '', sortby: 'newest', filterAttribute: {} });
  const query = new URLSearchParams({ filterdata, perPage: String(PER_PAGE), currentPage: String(page) });
  const response = await fetch(`${backendUrl}/api/talent-listing?${query}`, { headers: { 'x-forwarded-for': nextIp() } });
  const { data } = (await response.json()) as TalentListing;
  return data.map(({ slug }) => slug);
}
