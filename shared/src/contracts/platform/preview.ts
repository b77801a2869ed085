/** Parameter of an address that the office opens in a frame to show a draft in its page. */
export const PREVIEW_PARAMETER = 'preview';

/** Sent by the previewed page to the office: it can take answers now. */
export const PREVIEW_READY = 'preview-ready';
/** Sent by the office to the previewed page, with what the calls of the page answer in place of the server. */
export const PREVIEW_ANSWERS = 'preview-answers';

export type PreviewAnswer = { readonly path: string; readonly body: object };

/** Sent by the office to the previewed page: what is being edited, so that the page shows where it stands. */
export const PREVIEW_WORDS = 'preview-words';

/** Words of a field as the page shows them; `beside`: texts of the same part, which tell places with the same words apart. */
export type PreviewWords = { readonly words: string; readonly beside: readonly string[] };
