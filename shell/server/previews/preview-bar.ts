import { PREVIEW_END_PATH, shortMomentInIndia } from '@alltalent/shared/contracts';
import escapeHtml from 'escape-html';
import { inlineText } from '../documents/inline-text';
import { t } from '../messages';
import type { ShownPreview } from './shown-previews';

/**
 * Style of the bar, which its document allows by its hash. What pages fix to the bottom stays above the bar, and the bar above the
 * cookie choice.
 */
export const PREVIEW_BAR_STYLE = inlineText(
  '.preview-bar{position:sticky;z-index:calc(var(--z-dock) + 1);inset-block-end:var(--foot-room);display:flex;align-items:center;' +
    'justify-content:center;gap:var(--s-2) var(--s-4);padding:var(--s-2) var(--gutter) max(var(--s-2),env(safe-area-inset-bottom));' +
    'border-block-start:1px solid var(--line);font-size:var(--text-14);line-height:1.35;overflow-wrap:anywhere}' +
    '.preview-bar button{min-block-size:2.75rem;padding-inline:var(--s-4);border:1.5px solid var(--field-line);border-radius:var(--r-pill);' +
    'font-weight:600;white-space:nowrap}.preview-bar button:hover{border-color:var(--text)}' +
    'body:has(>.preview-bar){--room-below:var(--foot-room)}html:has(.preview-bar){scroll-padding-block-end:10rem}' +
    '#root:has(+.preview-bar){--preview-room:4.75rem;--foot-room:calc(var(--room-below) + var(--preview-room));min-block-size:100svh}' +
    '#root:has(+.preview-bar p+p){--preview-room:8rem}@media print{.preview-bar{position:static}}',
);

/**
 * Returns the bar that says what is previewed and until when, with the button that ends it: a part of the document and no part of
 * the page, so that it is there without script, and when the previewed release fails. Empty without a preview.
 */
export function previewBar(previews: readonly ShownPreview[]): string {
  if (previews.length === 0) return '';
  const lines = previews.map((preview) => `<p>${escapeHtml(sentenceOf(preview))}</p>`);
  return `<aside class="ink preview-bar" aria-label="${escapeHtml(t('preview.label'))}"><div>${lines.join('')}</div>
<form method="post" action="${PREVIEW_END_PATH}"><button>${escapeHtml(t('preview.end'))}</button></form></aside><style>${PREVIEW_BAR_STYLE.text}</style>`;
}

function sentenceOf({ remote, version, expires_at: until, state }: ShownPreview): string {
  const release = `${remote.replace('_', '-')} ${version}`;
  if (state === 'shown') return t('preview.shown', { release, until: shortMomentInIndia(until) });
  return state === 'ended' ? t('preview.withdrawn', { release }) : t('preview.away', { release });
}
