import type { DocumentKey, TextKey } from './documents.repository';

/** The document that accounts agree to. */
export const TERMS_OF_USE = { kind: 'page', name: 'terms-of-use' } as const satisfies DocumentKey;

export function isTerms({ kind, name }: TextKey): boolean {
  return kind === TERMS_OF_USE.kind && name === TERMS_OF_USE.name;
}
