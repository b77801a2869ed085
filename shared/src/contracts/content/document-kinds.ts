/** `page`: a page's own text; `article`: /article/{name}; `faq`: a question, /faqs#{name}; `opening`: /career/{name}. */
export const DOCUMENT_KINDS = ['page', 'article', 'faq', 'opening'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
