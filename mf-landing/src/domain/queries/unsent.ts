/**
 * Meta of a query whose data stays on the server. Sections of the home page are in its HTML for those without script; the browser
 * asks for the data when a section comes near the screen.
 */
export const UNSENT = { isUnsent: true } as const;
