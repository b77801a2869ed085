import escapeHtml from 'escape-html';
import { type Asset, exposeOf, type PageHead } from '@alltalent/shared/contracts';
import type { RouteMatch } from '@alltalent/shared/federation';
import { dataBlock } from '../registry/data-block';
import { type PageWords, wordsOf } from './page-words';
import { sentPage } from './sent-page';
import type { ShellAssets } from './shell-assets';

export type PageDocument = {
  readonly assets: ShellAssets;
  /** The registry of this page (PageRegistry), as text that can stand in a data block. */
  readonly registry: string;
  readonly match: RouteMatch | null;
  /** What the backend says about this one page, where the route asks for it. */
  readonly head: PageHead | null;
  readonly path: string;
  /** Without a query string: only then is the route's first query what the page will ask. */
  readonly isPlain: boolean;
  readonly publicUrl: string;
  readonly assetBase: string;
  readonly links: Readonly<Record<string, string>>;
  readonly theme: 'light' | 'dark' | 'auto';
};

/**
 * The document of a page: the registry as data, and everything the route needs, so that the browser asks for all of it
 * in one wave. Remote scripts are preloaded, not run: a remote that hangs must not hold up the shell.
 */
export function renderDocument(page: PageDocument): string {
  const words = wordsOf(page);
  const theme = page.theme === 'auto' ? '' : ` data-theme="${page.theme}"`;
  const light = page.match?.route.scheme === 'light' ? ' class="sheet-light"' : '';
  return `<!doctype html>
<html lang="en"${theme}${light}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(words.title)}</title>
<meta name="description" content="${escapeHtml(words.description)}">
<meta name="color-scheme" content="light dark">
${headLinks(page)}
${socialTags(page, words)}
${structuredData(words)}<script type="application/json" id="registry">${page.registry}</script>
<script type="application/json" id="page-settings">${dataBlock({ assetBase: page.assetBase, publicUrl: page.publicUrl, links: page.links })}</script>
${page.assets.scripts.map((asset) => `<script defer src="${escapeHtml(asset.url)}"${integrity(asset)}></script>`).join('\n')}
</head>
<body>
<div id="root">${sentPage(page.head)}</div>
<noscript>All Talent needs JavaScript. Please switch it on to see this page.</noscript>
</body>
</html>
`;
}

function headLinks({ assets, match, head, publicUrl, assetBase, isPlain }: PageDocument): string {
  const remote = match ? routeAssets(match) : { entry: [], js: [], css: [] };
  return [
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...(match && head?.feed
      ? [
          `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(head.feed.title)}" href="${escapeHtml(publicUrl + head.feed.address)}">`,
        ]
      : []),
    ...assets.fonts.map((url) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(url)}" crossorigin>`),
    ...assets.styles.map((asset) => `<link rel="stylesheet" href="${escapeHtml(asset.url)}"${integrity(asset)}>`),
    // Only laid ready: a stylesheet in the document that does not come would hold up the shell's own scripts.
    ...remote.css.map((asset) => `<link rel="preload" as="style" href="${escapeHtml(asset.url)}"${styleIntegrity(asset)}>`),
    ...[...remote.entry, ...remote.js].map(
      (asset) => `<link rel="preload" as="script" href="${escapeHtml(asset.url)}"${integrity(asset)}>`,
    ),
    ...(isPlain && match?.route.first_query
      ? [`<link rel="preload" as="fetch" href="${escapeHtml(match.route.first_query)}" crossorigin="use-credentials">`]
      : []),
    ...(assetBase.startsWith('http') ? [`<link rel="preconnect" href="${escapeHtml(new URL(assetBase).origin)}">`] : []),
  ].join('\n');
}

function socialTags({ path, publicUrl }: PageDocument, { title, description, picture, isIndexed }: PageWords): string {
  if (!isIndexed) return '<meta name="robots" content="noindex">';
  // With a slash at its end an address is the same page; it has one name.
  const address = escapeHtml(`${publicUrl}${withoutEndSlashes(path)}`);
  const image = escapeHtml(picture.address);
  return [
    `<link rel="canonical" href="${address}">`,
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="All Talent">',
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:image" content="${image}">`,
    ...(picture.type ? [`<meta property="og:image:type" content="${picture.type}">`] : []),
    `<meta property="og:image:width" content="${picture.width}">`,
    `<meta property="og:image:height" content="${picture.height}">`,
    `<meta property="og:image:alt" content="${escapeHtml(title)}">`,
    // A picture that stands upright is cut to its middle on a large card.
    `<meta name="twitter:card" content="${picture.width > picture.height ? 'summary_large_image' : 'summary'}">`,
    `<meta name="twitter:image" content="${image}">`,
    `<meta name="twitter:image:alt" content="${escapeHtml(title)}">`,
  ].join('\n');
}

function structuredData({ structured }: PageWords): string {
  return structured.map((block) => `<script type="application/ld+json">${dataBlock(block)}</script>\n`).join('');
}

function routeAssets({ remote, route }: RouteMatch): { entry: readonly Asset[]; js: readonly Asset[]; css: readonly Asset[] } {
  const routes = exposeOf(remote, 'routes');
  return { entry: [remote.entry], js: [...(routes?.js ?? []), ...(route.js ?? [])], css: [...(routes?.css ?? []), ...(route.css ?? [])] };
}

/** The chunk loader asks for a stylesheet of the own origin without CORS; a preload must ask alike, or it is fetched twice. */
function styleIntegrity(asset: Asset): string {
  return asset.url.startsWith('/') ? ` integrity="${escapeHtml(asset.integrity)}"` : integrity(asset);
}

function integrity(asset: Asset): string {
  return ` integrity="${escapeHtml(asset.integrity)}" crossorigin="anonymous"`;
}

function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
