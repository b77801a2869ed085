import escapeHtml from 'escape-html';

/** An absolute URL; `changedOn`: the day of its last change, YYYY-MM-DD, if known. */
export type SitemapEntry = { readonly url: string; readonly changedOn?: string };

const OPENING = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export function renderUrlSet(entries: readonly SitemapEntry[]): string {
  return `${OPENING}<urlset ${NAMESPACE}>\n${entries.map((entry) => renderEntry('url', entry)).join('')}</urlset>\n`;
}

export function renderSitemapIndex(parts: readonly SitemapEntry[]): string {
  return `${OPENING}<sitemapindex ${NAMESPACE}>\n${parts.map((part) => renderEntry('sitemap', part)).join('')}</sitemapindex>\n`;
}

function renderEntry(name: 'url' | 'sitemap', { url, changedOn }: SitemapEntry): string {
  const changed = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`;
  return `<${name}><loc>${escapeHtml(url)}</loc>${changed}</${name}>\n`;
}
