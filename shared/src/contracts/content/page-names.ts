// Separate from the schemas of the pages, so that a page that only names a text does not ship the validator.

/** Pages whose words may be changed without a new release of the site. */
export const PAGE_NAMES = ['home', 'hiring-influencer', 'influencer', 'product-photoshoot', 'singer'] as const;
export type PageName = (typeof PAGE_NAMES)[number];

/** Most characters of the name of a wording. */
export const LONGEST_WORDING = 40;
/** Form of the name of a wording. */
export const WORDING_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/** Returns the name under which words are stored: that of their page, `singer`, or page and wording, `singer~summer`. */
export function wordsName(page: PageName, wordingName: string): string {
  return wordingName === '' ? page : `${page}~${wordingName}`;
}

/** Returns page and wording of a name under which words are stored; undefined for a page that the site does not have. */
export function readWordsName(name: string): { readonly page: PageName; readonly wording: string } | undefined {
  const [start = '', wording = '', ...rest] = name.split('~');
  const page = PAGE_NAMES.find((known) => known === start);
  return page && rest.length === 0 && name === wordsName(page, wording) && isWording(wording) ? { page, wording } : undefined;
}

function isWording(name: string): boolean {
  return name === '' || (name.length <= LONGEST_WORDING && WORDING_NAME.test(name));
}
