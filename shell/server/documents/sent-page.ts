import type { DocumentBlock, DocumentSpan, PageMetadata } from '@alltalent/shared/contracts';
import escapeHtml from 'escape-html';

/**
 * Renders the readable text of a page into its document, for visitors without JavaScript, for search engines, and until
 * the page's code has loaded. The shell moves it into its frame and replaces it with the page.
 */
export function sentPage(metadata: PageMetadata | null): string {
  if (!metadata?.main) return '';
  const { title, lede, in_short, blocks } = metadata.main;
  const short = in_short.length === 0 ? '' : `<ul>${in_short.map((point) => `<li>${escapeHtml(point)}</li>`).join('')}</ul>`;
  const intro = lede === '' ? '' : `<p class="lede">${escapeHtml(lede)}</p>`;
  const page = `<main><div class="sent-page wrap"><h1>${escapeHtml(title)}</h1>${intro}${short}${blocks.map(renderBlock).join('')}</div></main>`;
  return metadata.main.only_without_scripts === true ? `<noscript>${page}</noscript>` : page;
}

function renderBlock(block: DocumentBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level} id="${escapeHtml(block.id)}">${escapeHtml(block.text)}</h${block.level}>`;
    case 'paragraph':
      return `<p>${renderSpans(block.spans)}</p>`;
    case 'quote':
      return `<blockquote>${renderSpans(block.spans)}</blockquote>`;
    case 'list': {
      const name = block.isOrdered ? 'ol' : 'ul';
      return `<${name}>${block.items.map((spans) => `<li>${renderSpans(spans)}</li>`).join('')}</${name}>`;
    }
    case 'table': {
      const row = (cells: readonly (readonly DocumentSpan[])[], name: 'td' | 'th') =>
        `<tr>${cells.map((spans) => `<${name}>${renderSpans(spans)}</${name}>`).join('')}</tr>`;
      return `<table><thead>${row(block.head, 'th')}</thead><tbody>${block.rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
    }
  }
}

function renderSpans(spans: readonly DocumentSpan[]): string {
  return spans.map(renderSpan).join('');
}

function renderSpan({ text, strong, em, to }: DocumentSpan): string {
  const emphasised = em ? `<em>${escapeHtml(text)}</em>` : escapeHtml(text);
  const marked = strong ? `<strong>${emphasised}</strong>` : emphasised;
  return to === undefined ? marked : `<a href="${escapeHtml(to)}">${marked}</a>`;
}
