import type { APIRequestContext } from '@playwright/test';
import { openCaller } from '../support/calls';
import { publishOpening } from '../support/content';
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

/** A site may have no opening, and no page of one. */
const OPENING = `prop-maker-${Date.now()}`;
/** A busy machine may leave a page to browsers. */
const MOST_TRIES = 5;

let people: readonly VisitorKind[] = [];
let examples: readonly Example[] = [];
let turns = 0;

test.beforeAll(async ({ playwright, baseURL }) => {
  test.setTimeout(180_000);
  await publishOpening(OPENING);
  people = await openKinds(playwright.request, baseURL ?? '');
  const visitor = await openCaller(playwright.request, baseURL ?? '');
  examples = await examplesOf(visitor, callerOf('verified client'));
  await visitor.dispose();
});
test.afterAll(async () => {
  await Promise.all(people.map(({ caller }) => caller.dispose()));
  await publishOpening(OPENING, true);
});

function callerOf(wanted: string): APIRequestContext {
  const found = people.find(({ kind }) => kind === wanted);
  if (!found) throw new Error(`There is no ${wanted}.`);
  return found.caller;
}

type Asked = Document & { readonly url: string };

/** Opens the page at an address that nobody has asked for, so that it is drawn for this visitor. */
async function openFresh(caller: APIRequestContext, path: string, tries = MOST_TRIES): Promise<Asked> {
  turns += 1;
  const url = `${path}?asked=turn${String(turns).padStart(6, '0')}x`;
  const document = await open(caller, url);
  return document.isDrawn || tries === 1 ? { ...document, url } : openFresh(caller, path, tries - 1);
}

async function open(caller: APIRequestContext, url: string): Promise<Document> {
  const response = await caller.get(url);
  const html = await response.text();
  return { status: response.status(), shared: withoutOwn(html), isDrawn: html.includes('id="drawn-page"'), html };
}

/** Takes from a document what may differ: page token, theme, cookie choice, this test's address, and the moments of the drawing. */
function withoutOwn(html: string): string {
  return html
    .replace(/"token":"page\.[\w.~-]+"/u, '"token":""')
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

/** Returns where a document begins to differ from an anonymous visitor's; '' when it is the same. */
function differenceIn({ shared }: Document, anonymous: Document): string {
  if (shared === anonymous.shared) return '';
  let at = 0;
  while (shared[at] === anonymous.shared[at]) at += 1;
  return `${shared.slice(Math.max(0, at - 60), at + 60)} <> ${anonymous.shared.slice(at, at + 60)}`;
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
    if (!anonymous) throw new Error('Nobody is here.');
    const listed = examples.filter(({ isListed }) => isListed);
    expect(listed.length).toBeGreaterThan(20);
    for (const { path } of listed) {
      const first = await openFresh(anonymous.caller, path);
      expect({ path, status: first.status, isDrawn: first.isDrawn }).toEqual({ path, status: 200, isDrawn: true });
      for (const person of others) {
        const before = await openFresh(person.caller, path);
        const [after, later] = [await open(anonymous.caller, before.url), await open(person.caller, first.url)];
        for (const [what, document] of Object.entries({ before, after, later })) {
          expect(leaksIn(document, first, person), `${person.kind}, ${what}, ${path}`).toEqual([]);
          expect(differenceIn(document, first), `${person.kind}, ${what}, ${path}`).toBe('');
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
        expect(differenceIn(document, first), `${person.kind}, ${path}`).toBe('');
      }
    }
  },
);
