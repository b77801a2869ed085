import { EMAIL_PATTERN, LIMITS } from '@alltalent/shared/contracts';
import type { Provider, SocialProfile } from './provider';
import { ProviderAnswerError } from './social-failure';

/** Unchecked claims of a provider. */
type Claims = {
  readonly issuer: unknown;
  readonly subject: unknown;
  readonly email: unknown;
  readonly isEmailVerified: boolean;
  readonly firstName: unknown;
  readonly lastName: unknown;
};

/** OpenID Connect Core, section 2: at most 255 ASCII characters. */
const SUBJECT = /^[\x21-\x7e]{1,255}$/u;

/** Checks a provider's claims. Throws ProviderAnswerError without a usable issuer and subject; the other claims may be missing and are cut to the limits of the sign-up form. */
export function toSocialProfile(provider: Provider, claims: Claims): SocialProfile {
  const { issuer, subject } = claims;
  if (typeof issuer !== 'string' || typeof subject !== 'string' || !SUBJECT.test(subject))
    throw new ProviderAnswerError('no usable subject', false);
  const email = textOf(claims.email).toLowerCase();
  const isEmail = email.length <= LIMITS.emailLength && EMAIL_PATTERN.test(email);
  return {
    provider,
    issuer,
    subject,
    email: isEmail ? email : '',
    isEmailVerified: isEmail && claims.isEmailVerified,
    firstName: textOf(claims.firstName).slice(0, LIMITS.nameLength).trim(),
    lastName: textOf(claims.lastName).slice(0, LIMITS.nameLength).trim(),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.replace(/\p{Cc}+/gu, ' ').trim() : '';
}
