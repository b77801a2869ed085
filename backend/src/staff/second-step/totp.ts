import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as authenticator apps expect it. */
const PERIOD_S = 30;
const DIGITS = 6;
/** Steps before and after the present one whose codes count, for clocks that differ (RFC 6238, 5.2). */
const DRIFT_STEPS = 1;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
const ISSUER = 'All Talent office';

/** Makes a secret in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** Returns the otpauth: URI of a secret, which authenticator apps read from a QR code. `label` is the address of its owner. */
export function totpUri(secret: string, label: string): string {
  return totpOf(secret, label).toString();
}

/** Returns the time step whose code this is; null for a wrong code. `now` in milliseconds since 1970. */
export function totpStep(secret: string, code: string, now: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: DRIFT_STEPS });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_S) + delta;
}

/** Returns the code of a secret at a time, as an authenticator app shows it; for tests. */
export function totpCode(secret: string, now: number): string {
  return totpOf(secret).generate({ timestamp: now });
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), digits: DIGITS, period: PERIOD_S });
}
