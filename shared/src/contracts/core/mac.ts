/** Keyed hash of a text, base64url; the caller brings it, because this package runs in browsers, too. */
export type Mac = (text: string) => string;
