import { object, string } from 'yup';

/** A text of the control plane with an Ed25519 signature (base64) over `signedWords` of its kind and `payload`. */
export type SignedText = { readonly payload: string; readonly signature: string; readonly public_key: string };
export type SignedRegistry = SignedText;

export const signedTextSchema = object({
  payload: string().required(),
  signature: string().required(),
  public_key: string().required(),
});

export type SignedKind = 'registry' | 'release' | 'override' | 'preview';

/** Returns the exact text a signature covers. It begins with the kind, so that a signature of one kind never passes as another. */
export function signedMessage(kind: SignedKind, payload: string): string {
  return `alltalent ${kind} 1\n${payload}`;
}
