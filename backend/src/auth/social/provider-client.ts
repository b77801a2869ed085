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

/** What only this site and, in part, the provider know of one sign-in. */
export type SignInSecrets = { readonly state: string; readonly nonce: string; readonly codeVerifier: string };

export type ProviderClient = {
  /** Where the browser goes to sign in. */
  authorizationUrl(secrets: SignInSecrets): Promise<URL>;
  /** Whom the provider vouches for. `search`: the query the browser came back with. */
  fetchProfile(search: string, secrets: SignInSecrets): Promise<SocialProfile>;
};

/** Seconds for each request to a provider. */
export const PROVIDER_TIMEOUT = 5;

export function newSignInSecrets(): SignInSecrets {
  return { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
}

/** ID tokens are checked by their signature, too; plain http is for a provider on the same machine, outside production. */
export function strictness(isProduction: boolean): ((configuration: Configuration) => void)[] {
  return isProduction ? [enableNonRepudiationChecks] : [enableNonRepudiationChecks, allowInsecureRequests];
}

/** An Authorization Code request with PKCE. */
export async function codeRequest(
  configuration: Configuration,
  { state, codeVerifier }: SignInSecrets,
  parameters: Readonly<Record<string, string>>,
): Promise<URL> {
  const codeChallenge = await calculatePKCECodeChallenge(codeVerifier);
  return buildAuthorizationUrl(configuration, { ...parameters, state, code_challenge: codeChallenge, code_challenge_method: 'S256' });
}
