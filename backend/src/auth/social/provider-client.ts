import {
  allowInsecureRequests,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { SocialProfile } from './provider';

/** Secrets of one sign-in: `state` and `nonce` come back from the provider, `codeVerifier` (PKCE) is sent with the code. */
export type SignInSecrets = { readonly state: string; readonly nonce: string; readonly codeVerifier: string };

export type ProviderClient = {
  /** URL at the provider where the browser signs in. */
  authorizationUrl(secrets: SignInSecrets): Promise<URL>;
  /** Profile of the person who signed in. `search`: the query with which the browser came back. Throws when it does not fit `secrets`. */
  fetchProfile(search: string, secrets: SignInSecrets): Promise<SocialProfile>;
};

/** Timeout of each request to a provider, in seconds. */
export const PROVIDER_TIMEOUT = 5;

export function newSignInSecrets(): SignInSecrets {
  return { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
}

/** Extensions of openid-client: signatures of ID tokens are checked; outside production plain http is allowed, for a provider on the same machine. */
export function strictness(isProduction: boolean): ((configuration: Configuration) => void)[] {
  return isProduction ? [enableNonRepudiationChecks] : [enableNonRepudiationChecks, allowInsecureRequests];
}

/** URL of an authorization code request with PKCE. */
export async function codeRequest(
  configuration: Configuration,
  { state, codeVerifier }: SignInSecrets,
  parameters: Readonly<Record<string, string>>,
): Promise<URL> {
  const codeChallenge = await calculatePKCECodeChallenge(codeVerifier);
  return buildAuthorizationUrl(configuration, { ...parameters, state, code_challenge: codeChallenge, code_challenge_method: 'S256' });
}
