/**
 * `page`: a page's own text; `article`: /article/{name}; `faq`: a question, /faqs#{name}; `opening`: /career/{name}; `story`: a success story,
 * by the last part of the address of the profile that it is about.
 */
export const DOCUMENT_KINDS = ['page', 'article', 'faq', 'opening', 'story'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Kinds of which anybody reads one by its name. A story is told with its profile only, as `stories` lists them. */
export const READABLE_KINDS = ['page', 'article', 'faq', 'opening'] as const satisfies readonly DocumentKind[];
