import { request } from '@alltalent/shared/api';
import { type AddPasskeyInput, ENDPOINTS, type EnrolledResponse, type OfficeSession } from '@alltalent/shared/contracts';
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { t } from '../../messages';

/** Whether this browser can use passkeys. */
export const hasPasskeys = (): boolean => browserSupportsWebAuthn();

/** Has the browser make a passkey and adds it under a name. Throws ApiError, or what `passkeyFailure` puts into words. */
export async function addPasskey(name: string): Promise<EnrolledResponse> {
  const { options } = await request(ENDPOINTS.newPasskeyOptions, {});
  // The contract leaves the options to WebAuthn.
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const credential: AddPasskeyInput['credential'] = await startRegistration({ optionsJSON });
  return request(ENDPOINTS.addPasskey, { name, credential });
}

/** Opens the office by a passkey; returns the open session. Throws as `addPasskey` does. */
export async function proveByPasskey(): Promise<OfficeSession> {
  const { options } = await request(ENDPOINTS.passkeyOptions, {});
  // The contract leaves the options to WebAuthn.
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  const credential: AddPasskeyInput['credential'] = await startAuthentication({ optionsJSON });
  return (await request(ENDPOINTS.provePasskey, { credential })).data;
}

/** Sentence for what a browser refused of a passkey; null for any other error. */
export function passkeyFailure(error: unknown): string | null {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return t('secondStep.passkeyCancelled');
  if (name === 'InvalidStateError') return t('secondStep.passkeyKnown');
  return name === 'SecurityError' || name === 'NotSupportedError' ? t('secondStep.noPasskeys') : null;
}
