import {
  LONGEST_PREVIEW_MS,
  type Preview,
  type PreviewLink,
  previewLinkSchema,
  type Registry,
  type SignedText,
  signedTextSchema,
} from '@alltalent/shared/contracts';

/** Characters; checked before anything is read of a token. */
const MOST_TOKEN_CHARACTERS = 3000;

type LinkCheck = { readonly now: number; readonly verify: (signed: SignedText) => boolean };

/** Returns the link of a token; 'invalid' for one that the control plane did not sign, or signed for too long. */
export function readLink(token: unknown, { now, verify }: LinkCheck): PreviewLink | 'invalid' | 'expired' {
  if (typeof token !== 'string' || token.length > MOST_TOKEN_CHARACTERS) return 'invalid';
  try {
    const signed = signedTextSchema.validateSync(JSON.parse(Buffer.from(token, 'base64url').toString()), { strict: true });
    if (!verify(signed)) return 'invalid';
    const link = previewLinkSchema.validateSync(JSON.parse(signed.payload), { strict: true });
    if (link.expires_at > link.made_at + LONGEST_PREVIEW_MS) return 'invalid';
    return link.expires_at > now ? link : 'expired';
  } catch {
    return 'invalid';
  }
}

/**
 * Returns whether a preview ended before its time: its release was withdrawn, its remote was deleted, or the tokens of its remote were
 * revoked after it was made. Without a registry nobody knows, so it has.
 */
export function hasEnded({ remote, version, made_at: madeAt }: Preview, registry: Registry): boolean {
  const { revision, withdrawn = [], previews_from: from = {}, deleted = [] } = registry;
  if (deleted.some((one) => one.remote === remote)) return true;
  if (revision === 0 || madeAt < (from[remote] ?? 0)) return true;
  return withdrawn.some((one) => one.remote === remote && one.version === version);
}
