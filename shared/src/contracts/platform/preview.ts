/** Parameter of an address that the office opens in a frame to show a draft in its page. */
export const PREVIEW_PARAMETER = 'preview';

/** Sent by the previewed page to the office: it can take answers now. */
export const PREVIEW_READY = 'preview-ready';
/** Sent by the office to the previewed page, with what the calls of the page answer in place of the server. */
export const PREVIEW_ANSWERS = 'preview-answers';

export type PreviewAnswer = { readonly path: string; readonly body: object };
