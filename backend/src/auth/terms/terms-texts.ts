/** Text of the terms of use that is in force, was in force or is announced. Times are milliseconds since 1970. */
export type PublishedTerms = { readonly savedAt: number; readonly effectiveAt: number; readonly summary: string };

/** Reads the published texts of the terms of use, of the latest day first; the application provides it from the documents. */
export abstract class TermsTexts {
  abstract published(): Promise<readonly PublishedTerms[]>;
}
