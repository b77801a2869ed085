/** What other modules know of an account. */
export type UserAccount = { readonly id: string; readonly roleId: string; readonly acceptedTerms: string };
