import { mockStateOf, withMockParams } from '@alltalent/shared/mocks';
import { DRAWN_PAGE_ID } from '@alltalent/shared/federation/drawn-page';
import { DRAWING_FAULT_ID } from '@alltalent/shared/isolation/fault-id';
import { dataBlock } from '@alltalent/shell/data-block';
import type { PageDrawer } from './page-drawer';

const ROOT_ELEMENT = '<div id="root"></div>';

export type IsolatedDocument = {
  /** The document of the build, with an empty root. */
  readonly page: string;
  /** Stylesheets by the id of the page. */
  readonly styles: Readonly<Record<string, readonly string[]>>;
};

export type SentDocument = { readonly html: string; readonly drawnBy: string };

/**
 * Returns the document for a URL (path and query) with its page drawn, as the mock state in address and cookie wants it. Nothing
 * in it can be pressed before its code runs: the script that the site has for that belongs to the shell.
 */
export async function drawDocument(
  { page, styles }: IsolatedDocument,
  { url, cookie }: { readonly url: string; readonly cookie: string | undefined },
  drawer: PageDrawer,
): Promise<SentDocument> {
  const state = withMockParams(new URL(`http://page${url}`).searchParams, mockStateOf(cookie));
  if (state.drawnBy === 'browser') return { html: page, drawnBy: 'browser' };
  const drawn = await drawer.draw(url, state);
  if ('html' in drawn) {
    const links = (styles[drawn.route] ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`).join('');
    const root = `<div id="root" inert>${drawn.html}</div><script type="application/json" id="${DRAWN_PAGE_ID}">${drawn.data}</script>`;
    return { html: page.replace('</head>', () => `${links}</head>`).replace(ROOT_ELEMENT, () => root), drawnBy: 'server' };
  }
  if (drawn.fault === null) return { html: page, drawnBy: 'browser' };
  console.error(`The server did not draw ${url}:\n${drawn.fault}\n`);
  const block = `<script type="application/json" id="${DRAWING_FAULT_ID}">${dataBlock(drawn.fault)}</script>`;
  const [reason = ''] = drawn.fault.split('\n');
  return { html: page.replace(ROOT_ELEMENT, () => ROOT_ELEMENT + block), drawnBy: `browser (failed: ${reason})`.replace(/[^ -~]/gu, '?') };
}
