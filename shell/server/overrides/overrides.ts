import { createHash } from 'node:crypto';
import {
  type Mac,
  OVERRIDE_COOKIE,
  type Override,
  OVERRIDE_LIFE_MS,
  releaseVersionSchema,
  remoteNameSchema,
  type SignedText,
  signedTextSchema,
} from '@alltalent/shared/contracts';
import { number, object, string } from 'yup';
import { cookieOf } from '../visitors/cookies';

export const SESSION_COOKIE = '__Host-sid';
/** Limited by the size of a cookie. */
export const MOST_OVERRIDES = 8;
const MOST_TOKEN_CHARACTERS = 4096;

const overrideSchema = object({
  remote: remoteNameSchema,
  version: releaseVersionSchema,
  session: string().length(43).required(),
  expires_at: number().integer().required(),
});

/** Returns the session's id in a request's cookies; undefined without one. */
export function sessionIdOf(cookieHeader: string | undefined): string | undefined {
  return cookieOf(cookieHeader, SESSION_COOKIE);
}

/** Returns the hash by which overrides name the session of a request; null without a session. */
export function sessionOf(cookieHeader: string | undefined): string | null {
  const sid = sessionIdOf(cookieHeader);
  return sid ? createHash('sha256').update(sid).digest('base64url') : null;
}

export type TokenCheck = { readonly session: string | null; readonly now: number; readonly verify: (signed: SignedText) => boolean };

/** Returns the override in a link's token; null when it is forged, expired, valid for too long, or of another session. */
export function readToken(token: unknown, { session, now, verify }: TokenCheck): Override | null {
  if (typeof token !== 'string' || token.length > MOST_TOKEN_CHARACTERS) return null;
  try {
    const signed = signedTextSchema.validateSync(JSON.parse(Buffer.from(token, 'base64url').toString()), { strict: true });
    if (!verify(signed)) return null;
    const override = overrideSchema.validateSync(JSON.parse(signed.payload), { strict: true });
    const isInTime = override.expires_at > now && override.expires_at <= now + OVERRIDE_LIFE_MS;
    return isInTime && override.session === session ? override : null;
  } catch {
    return null;
  }
}

/** Returns the cookie's value: checked overrides with a signature, so that later pages need not check them again. */
export function formatOverrides(overrides: readonly Override[], mac: Mac): string {
  const text = Buffer.from(JSON.stringify(overrides.slice(-MOST_OVERRIDES))).toString('base64url');
  return `${text}.${mac(`qa.${text}`)}`;
}

/** Returns the valid overrides of a request: unexpired and of its own session. */
export function overridesOf(cookieHeader: string | undefined, now: number, mac: Mac): readonly Override[] {
  const [text = '', signature] = cookieOf(cookieHeader, OVERRIDE_COOKIE)?.split('.') ?? [];
  if (text === '' || signature !== mac(`qa.${text}`)) return [];
  const session = sessionOf(cookieHeader);
  const overrides = JSON.parse(Buffer.from(text, 'base64url').toString()) as readonly Override[];
  return overrides.filter((override) => override.session === session && override.expires_at > now);
}
