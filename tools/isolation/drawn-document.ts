import { isPageOfState, mockStateOf, type NamedState, withMockParams } from '@alltalent/shared/mocks';
import { DRAWN_PAGE_ID } from '@alltalent/shared/federation/drawn-page';
import { DRAWING_FAULT_ID, DRAWN_CALLS_ID, OWN_CALLS_ID } from '@alltalent/shared/isolation/document-ids';
import { dataBlock } from '@alltalent/shell/data-block';
import type { PageDrawer } from './page-drawer';

const ROOT_ELEMENT = '<div id="root"></div>';

export type IsolatedDocument = {
  /** The document of the build, with an empty root. */
  readonly page: string;
  /** Stylesheets by the id of the page. */
  readonly styles: Readonly<Record<string, readonly string[]>>;
  /** Named states of the remote. */
  readonly states: readonly NamedState[];
};

export type SentDocument = { readonly html: string; readonly drawnBy: string };

/**
 * Returns the document for a URL (path and query) with its page drawn, as the mock state in address and cookie wants it. Nothing
 * in it can be pressed before its code runs: the script that the site has for that belongs to the shell.
 */
export async function drawDocument(
  { page, styles, states }: IsolatedDocument,
  { url, cookie }: { readonly url: string; readonly cookie: string | undefined },
  drawer: PageDrawer,
): Promise<SentDocument> {
  const { pathname, search, searchParams } = new URL(`http://page${url}`);
  const state = withMockParams(searchParams, mockStateOf(cookie), states);
  const named = searchParams.has('qa') ? states.find(({ name }) => name === state.named) : undefined;
  // The browser goes on to the page of the state.
  if (named && !isPageOfState(named, pathname, search)) return { html: page, drawnBy: 'browser' };
  if (state.drawnBy === 'browser') return { html: page, drawnBy: 'browser' };
  const drawn = await drawer.draw(url, state);
  if ('html' in drawn) {
    const links = (styles[drawn.route] ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`).join('');
    const root = `<div id="root" inert>${drawn.html}</div>${blockOf(DRAWN_PAGE_ID, drawn.data)}${blockOf(DRAWN_CALLS_ID, dataBlock(drawn.calls))}`;
    return { html: page.replace('</head>', () => `${links}</head>`).replace(ROOT_ELEMENT, () => root), drawnBy: 'server' };
  }
  if (drawn.fault === null) return { html: page, drawnBy: 'browser' };
  console.error(`The server did not draw ${url}:\n${drawn.fault}\n`);
  const block = blockOf(DRAWING_FAULT_ID, dataBlock(drawn.fault));
  const [reason = ''] = drawn.fault.split('\n');
  return { html: page.replace(ROOT_ELEMENT, () => ROOT_ELEMENT + block), drawnBy: `browser (failed: ${reason})`.replace(/[^ -~]/gu, '?') };
}

/** Returns the document of the build with the names of the calls that the remote's code can make. */
export function withOwnCalls(page: string, calls: readonly string[]): string {
  return page.replace('</body>', () => `${blockOf(OWN_CALLS_ID, dataBlock(calls))}</body>`);
}

function blockOf(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json}</script>`;
}
