import type { APIRequestContext } from '@playwright/test';
import { examplesOf, type Example } from '../support/example-paths';
import { expect, test } from '../support/test';
import { openKinds, type VisitorKind } from '../support/visitor-kinds';

type Document = {
  readonly status: number;
  /** The document without what may differ between visitors. */
  readonly shared: string;
  readonly isDrawn: boolean;
  readonly html: string;
};

let people: readonly [VisitorKind, ...VisitorKind[]];
let examples: readonly Example[];
let turns = 0;

test.beforeAll(async ({ playwright, baseURL }) => {
  test.setTimeout(180_000);
  people = await openKinds(playwright.request, baseURL ?? '');
  examples = await examplesOf(people[0].caller, { sharer: callerOf('client'), client: callerOf('verified client') });
});
test.afterAll(() => Promise.all(people.map(({ caller }) => caller.dispose())));

function callerOf(wanted: string): APIRequestContext {
  const found = people.find(({ kind }) => kind === wanted);
  if (!found) throw new Error(`There is no ${wanted}.`);
  return found.caller;
}

/** Returns an address of the page that nobody has asked for, so that its page is drawn for the first who does. */
function freshUrl(path: string): string {
  turns += 1;
  return `${path}?asked=turn${String(turns).padStart(6, '0')}x`;
}

async function open(caller: APIRequestContext, url: string): Promise<Document> {
  const response = await caller.get(url);
  const html = await response.text();
  return { status: response.status(), shared: withoutOwn(html), isDrawn: html.includes('id="drawn-page"'), html };
}

/** Takes from a document what may differ: page token, theme, cookie choice, this test's address, and the moments of the drawing. */
function withoutOwn(html: string): string {
  return html
    .replace(/"token":"page\.[\w.-]+"/u, '"token":""')
    .replace(/^(<!doctype html>\n<html lang="en")(?: data-theme="dark")?(?: data-cookies="chosen")?/u, '$1')
    .replaceAll(/turn\d{6}x/gu, 'turn')
    .replace(
      /(id="drawn-page">)(.*?)(<\/script>)/su,
      (_whole, start: string, data: string, end: string) => start + withoutTimes(data) + end,
    );
}

function withoutTimes(data: string): string {
  const { queries, ...page } = JSON.parse(data) as { drawnAt: number; queries: [unknown, unknown, number][] };
  return JSON.stringify({ ...page, drawnAt: 0, queries: queries.map(([key, answer]) => [key, answer]) });
}

/** Returns the texts of a person that their document has and an anonymous visitor's has not. */
function leaksIn({ html }: Document, anonymous: Document, { personal }: VisitorKind): readonly string[] {
  return personal.filter((text) => html.includes(text) && !anonymous.html.includes(text));
}

test(
  'SEC-50 every drawn page is the same for eight kinds of visitors, whoever asks for it first, and tells of none of them',
  { tag: '@alone' },
  async () => {
    test.setTimeout(300_000);
    const [anonymous, ...others] = people;
    const listed = examples.filter(({ isListed }) => isListed);
    expect(listed.length).toBeGreaterThan(20);
    for (const { path } of listed) {
      const kept = freshUrl(path);
      const first = await open(anonymous.caller, kept);
      expect({ path, status: first.status, isDrawn: first.isDrawn }).toEqual({ path, status: 200, isDrawn: true });
      for (const person of others) {
        const own = freshUrl(path);
        const before = await open(person.caller, own);
        const [after, later] = [await open(anonymous.caller, own), await open(person.caller, kept)];
        for (const [what, document] of Object.entries({ before, after, later })) {
          expect(leaksIn(document, first, person), `${person.kind}, ${what}, ${path}`).toEqual([]);
          expect(document.shared, `${person.kind}, ${what}, ${path}`).toBe(first.shared);
        }
      }
    }
  },
);

test(
  'SEC-50 pages that are not to be listed are drawn for nobody, and their documents tell of none of eight kinds of visitors',
  { tag: '@alone' },
  async () => {
    test.setTimeout(180_000);
    const unlisted = [...examples.filter(({ isListed }) => !isListed).map(({ path }) => path), '/no/such/page'];
    expect(unlisted.length).toBeGreaterThan(20);
    for (const path of unlisted) {
      const [first, ...others] = await Promise.all(people.map(({ caller }) => open(caller, path)));
      expect({ path, status: first?.status }).toEqual({ path, status: path === '/no/such/page' ? 404 : 200 });
      for (const [index, document] of [first, ...others].entries()) {
        const person = people[index];
        if (!document || !first || !person) throw new Error('Somebody got nothing.');
        expect(document.isDrawn, `${person.kind}, ${path}`).toBe(false);
        expect(leaksIn(document, first, person), `${person.kind}, ${path}`).toEqual([]);
        expect(document.shared, `${person.kind}, ${path}`).toBe(first.shared);
      }
    }
  },
);
