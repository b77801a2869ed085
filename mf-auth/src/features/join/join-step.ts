import { type JoinProgress, redirectPath, type SendCodeResponse } from '@alltalent/shared/contracts';
import { type Medium, mediumOf } from './panel/medium';

/** Where the panel stands. */
export type JoinStep =
  | { readonly kind: 'medium'; readonly medium: Medium | null; readonly refusal?: string; readonly reason?: string }
  | { readonly kind: 'code'; readonly medium: Medium; readonly sent: SendCodeResponse; readonly isResumed: boolean }
  | { readonly kind: 'sign_up'; readonly medium: Medium }
  | { readonly kind: 'password'; readonly medium: Medium | null };

const OK = 200;
const PROVIDERS = { google: 'Google', facebook: 'Facebook' } as const;

/** The step a browser goes on with; the first one when it has nothing under way. */
export function stepOf(progress: JoinProgress | null): JoinStep {
  if (!progress) return { kind: 'medium', medium: null };
  const medium = mediumOf(progress);
  if (progress.step === 'sign_up') return { kind: 'sign_up', medium };
  if (progress.step === 'code') return { kind: 'code', medium, sent: { ...progress, status: OK }, isResumed: true };
  const provider = progress.provider === '' ? 'your account there' : PROVIDERS[progress.provider];
  return { kind: 'medium', medium, reason: `Confirm it with a code and ${provider} is linked to your account.` };
}

/** Path a visitor was on the way to when the login interrupted; null when the login belongs to the open page. */
export function boundFor(returnTo: string | null, progress: JoinProgress | null): string | null {
  const path = [returnTo, progress?.redirect_url].find((wanted) => wanted && wanted !== '/') ?? returnTo;
  return path === null ? null : redirectPath(path);
}
