import escapeHtml from 'escape-html';
import { type Asset, exposeOf, OFFICE_VIEW_ID, type OfficeViewFacts, type PageMetadata } from '@alltalent/shared/contracts';
import type { StyledHtml } from '../drawing/draw-outcome';
import type { InlineStyle } from '../drawing/release-styles';
import { DRAWN_PAGE_ID, PAGE_FILES_ID } from '@alltalent/shared/federation/drawn-page';
import { t } from '../messages';
import { dataBlock } from '../registry/data-block';
import type { Part } from '../registry/document-parts';
import { type DocumentMetadata, metadataOf } from './document-metadata';
import { sentPage } from './sent-page';
import type { ShellAssets } from './shell-assets';
import type { PageMatch } from '../registry/route-matches';

export type PageDocument = {
  readonly assets: ShellAssets;
  /** PageRegistry of this page as JSON, escaped for a data block. */
  readonly registry: readonly Part[];
  readonly match: PageMatch | null;
  /** Metadata of this page from the backend; null when the route has none. */
  readonly metadata: PageMetadata | null;
  /** False for a page that is drawn by the route of those that are there. */
  readonly isFound: boolean;
  /** The page went with its remote; the metadata say so. */
  readonly isGone: boolean;
  readonly path: string;
  /** Whether the URL has no query string. Only then does the route's first query match the page's own request. */
  readonly isPlain: boolean;
  readonly publicUrl: string;
  readonly assetBase: string;
  readonly links: Readonly<Record<string, string>>;
  readonly theme: 'light' | 'dark' | 'auto';
  /** Whether the visitor, or the browser on their behalf, has chosen which cookies may be stored. */
  readonly hasCookieChoice: boolean;
  /** The page as the server drew it; null when the browser draws it. */
  readonly drawn: StyledHtml | null;
  /** Stylesheets of parts that the page loads later. */
  readonly laterStyles: readonly Asset[];
  /** The office's view of the site as a member; null on the site itself. */
  readonly view: OfficeViewFacts | null;
  /** HTML beside the page, such as the bar of a preview; empty for none. */
  readonly bar: string;
};

/**
 * Renders the document of a page: the registry as data, and preloads of everything the route needs, so that the browser
 * requests all of it in one wave. Remote scripts are preloaded, not run, so that a hanging remote cannot delay the shell. On a
 * drawn page, styles and pictures have the connection before fonts, which follow the content; scripts are requested once the page
 * is painted (shell/src/early).
 */
export function renderDocument(page: PageDocument): readonly Part[] {
  return [...headOf(page), '\n<body>\n', ...bodyOf(page), '\n</body>\n</html>\n'];
}

function headOf(page: PageDocument): readonly Part[] {
  const { drawn } = page;
  const metadata = metadataOf(page);
  const begin = `<!doctype html>
<html lang="en"${attributesOf(page)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(metadata.title)}</title>
<meta name="description" content="${escapeHtml(metadata.description)}">
<meta name="color-scheme" content="light dark">
${firstLinks(page)}
`;
  const end = `${furtherLinks(page)}
${socialTags(page, metadata)}
${structuredData(metadata)}`;
  if (drawn === null) return [begin, end, ...pageData(page), `\n${shellScripts(page)}\n</head>`];
  return [begin, ...drawn.styles.flatMap(inlineStyle), end, '\n</head>'];
}

function attributesOf({ theme, hasCookieChoice, drawn, match, isFound }: PageDocument): string {
  return [
    theme === 'auto' ? '' : ` data-theme="${theme}"`,
    hasCookieChoice ? ' data-cookies="chosen"' : '',
    drawn === null ? '' : isFound ? ' data-drawn' : ' data-drawn="missing"',
    match?.route.scheme === 'light' ? ' class="sheet-light"' : '',
  ].join('');
}

function bodyOf(page: PageDocument): readonly Part[] {
  const { drawn, metadata, bar } = page;
  if (drawn !== null) {
    const scripts = [...remotePreloads(page), shellScripts(page)].join('\n');
    const files = [...fontPreloads(page), `<template id="${PAGE_FILES_ID}">`, scripts, '</template>'].join('\n');
    const data = `\n<script type="application/json" id="${DRAWN_PAGE_ID}">`;
    return ['<div id="root">', drawn.html, `</div>${bar}\n${files}\n`, ...pageData(page), data, drawn.data, '</script>'];
  }
  return [
    `<div id="root">${sentPage(metadata)}</div>${bar}
<noscript>${withoutScript(page)}</noscript>`,
  ];
}

/** Returns what visitors without script see of a page that is not drawn. The content of a page that is gone says so already. */
function withoutScript(page: PageDocument): string {
  if (page.isFound) return 'All Talent needs JavaScript. Please switch it on to see this page.';
  const { title, description } = metadataOf(page);
  const words = page.isGone ? '' : `<h1>${escapeHtml(title.replace(' | All Talent', ''))}</h1><p>${escapeHtml(description)}</p>`;
  return `<div class="sent-page wrap">${words}<p><a href="/">${t('notFound.home')}</a></p></div>`;
}

/** Returns what comes before the stylesheets that are part of a drawn page. */
function firstLinks(page: PageDocument): string {
  const { assets, match, metadata, publicUrl, drawn } = page;
  return [
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...(match && metadata?.feed
      ? [
          `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(metadata.feed.title)}" href="${escapeHtml(publicUrl + metadata.feed.address)}">`,
        ]
      : []),
    ...(drawn === null ? fontPreloads(page) : [`<script>${assets.early.text}</script>`]),
    ...assets.styles.map((asset) => `<link rel="stylesheet" href="${escapeHtml(asset.url)}"${integrity(asset)}>`),
  ].join('\n');
}

function furtherLinks(page: PageDocument): string {
  const { match, assetBase, isPlain, drawn } = page;
  return [
    ...(drawn === null ? filesOf(page).css.map(preloadedStyle) : []),
    ...laterStyles(page),
    ...(drawn === null ? remotePreloads(page) : []),
    ...(isPlain && drawn === null && match?.route.first_query
      ? [`<link rel="preload" as="fetch" href="${escapeHtml(match.route.first_query)}" crossorigin="use-credentials">`]
      : []),
    ...(assetBase.startsWith('http') ? [`<link rel="preconnect" href="${escapeHtml(new URL(assetBase).origin)}">`] : []),
  ].join('\n');
}

function filesOf({ match }: PageDocument): ReturnType<typeof routeAssets> {
  return match ? routeAssets(match) : { entry: [], js: [], css: [] };
}

function remotePreloads(page: PageDocument): readonly string[] {
  const { entry, js } = filesOf(page);
  return [...entry, ...js].map(
    (asset) => `<link rel="preload" as="script"${priorityOf(page)} href="${escapeHtml(asset.url)}"${integrity(asset)}>`,
  );
}

function fontPreloads(page: PageDocument): readonly string[] {
  return page.assets.fonts.map(
    (url) => `<link rel="preload" as="font"${priorityOf(page)} type="font/woff2" href="${escapeHtml(url)}" crossorigin>`,
  );
}

/** Returns the priority of scripts and fonts: a drawn page can be read without them. */
function priorityOf({ drawn }: PageDocument): string {
  return drawn === null ? '' : ' fetchpriority="low"';
}

/** Returns the data that the shell starts with. The registry is a third of a drawn document, so its content comes before it. */
function pageData({ registry, assetBase, publicUrl, links, view }: PageDocument): readonly Part[] {
  const ofView = view === null ? '' : `\n<script type="application/json" id="${OFFICE_VIEW_ID}">${dataBlock(view)}</script>`;
  const settings = `\n<script type="application/json" id="page-settings">${dataBlock({ assetBase, publicUrl, links })}</script>`;
  return ['<script type="application/json" id="registry">', ...registry, `</script>${settings}${ofView}`];
}

function shellScripts({ assets }: PageDocument): string {
  return assets.scripts.map((asset) => `<script defer src="${escapeHtml(asset.url)}"${integrity(asset)}></script>`).join('\n');
}

function socialTags({ path, publicUrl }: PageDocument, { title, description, picture, isIndexed }: DocumentMetadata): string {
  if (!isIndexed) return '<meta name="robots" content="noindex">';
  // A URL with trailing slashes shows the same page, so the canonical URL has none.
  const url = escapeHtml(`${publicUrl}${withoutEndSlashes(path)}`);
  const image = escapeHtml(picture.url);
  return [
    `<link rel="canonical" href="${url}">`,
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="All Talent">',
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    `<meta property="og:url" content="${url}">`,
    `<meta property="og:image" content="${image}">`,
    ...(picture.type ? [`<meta property="og:image:type" content="${picture.type}">`] : []),
    `<meta property="og:image:width" content="${picture.width}">`,
    `<meta property="og:image:height" content="${picture.height}">`,
    `<meta property="og:image:alt" content="${escapeHtml(title)}">`,
    // Large cards crop portrait pictures to their middle.
    `<meta name="twitter:card" content="${picture.width > picture.height ? 'summary_large_image' : 'summary'}">`,
    `<meta name="twitter:image" content="${image}">`,
    `<meta name="twitter:image:alt" content="${escapeHtml(title)}">`,
  ].join('\n');
}

function structuredData({ structured }: DocumentMetadata): string {
  return structured.map((block) => `<script type="application/ld+json">${dataBlock(block)}</script>\n`).join('');
}

/** Preloaded only: a missing stylesheet in the document would block the shell's scripts. */
function preloadedStyle(asset: Asset): string {
  return `<link rel="preload" as="style" href="${escapeHtml(asset.url)}"${styleIntegrity(asset)}>`;
}

/** A stylesheet of a drawn page. The remote's chunk loader finds it by its name below the release's base and does not load it. */
function inlineStyle({ name, css }: InlineStyle): readonly Part[] {
  return [`<style data-href="${escapeHtml(name)}">`, css, '</style>\n'];
}

/** Styles of what only visitors without script see of a drawn page. */
function laterStyles({ drawn, laterStyles: later }: PageDocument): readonly string[] {
  if (drawn === null || later.length === 0) return [];
  const links = later.map((asset) => `<link rel="stylesheet" href="${escapeHtml(asset.url)}"${styleIntegrity(asset)}>`);
  return [`<noscript>${links.join('')}</noscript>`];
}

/** Returns the files that a page of a remote needs. */
export function routeAssets({ remote, route }: PageMatch): { entry: readonly Asset[]; js: readonly Asset[]; css: readonly Asset[] } {
  const routes = exposeOf(remote, 'routes');
  return { entry: [remote.entry], js: [...(routes?.js ?? []), ...(route.js ?? [])], css: [...(routes?.css ?? []), ...(route.css ?? [])] };
}

/** The chunk loader requests same-origin stylesheets without CORS. The preload must match, or the file is fetched twice. */
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
