import { authorizationCodeGrant, type Configuration, discovery } from 'openid-client';
import { ExpiringCache } from '../../kernel/caching/expiring-cache';
import type { Clock } from '../../kernel/clock/clock';
import type { AppConfig } from '../../kernel/config/config';
import type { SocialProfile } from './provider';
import { codeRequest, PROVIDER_TIMEOUT, type ProviderClient, type SignInSecrets, strictness } from './provider-client';
import { toSocialProfile } from './social-profile.mapper';

const DAY_SECONDS = 24 * 3600;

/** Google speaks OpenID Connect. Its endpoints are discovered at the first sign-in, then once a day, and again after a failure. */
export class GoogleClient implements ProviderClient {
  private readonly discovered: ExpiringCache<Configuration>;
  private readonly callbackUrl: string;

  constructor(
    private readonly config: AppConfig,
    private readonly google: NonNullable<AppConfig['google']>,
    clock: Clock,
  ) {
    this.callbackUrl = `${config.publicUrl}/google/callback`;
    this.discovered = new ExpiringCache({ seconds: DAY_SECONDS, maxEntries: 1, now: () => clock.now() });
  }

  async authorizationUrl(secrets: SignInSecrets): Promise<URL> {
    const { nonce } = secrets;
    return codeRequest(await this.discover(), secrets, { redirect_uri: this.callbackUrl, scope: 'openid email profile', nonce });
  }

  async fetchProfile(search: string, { state, nonce, codeVerifier }: SignInSecrets): Promise<SocialProfile> {
    const tokens = await authorizationCodeGrant(await this.discover(), new URL(this.callbackUrl + search), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    return toSocialProfile('google', {
      issuer: claims?.iss,
      subject: claims?.sub,
      email: claims?.['email'],
      isEmailVerified: claims?.['email_verified'] === true,
      firstName: claims?.['given_name'],
      lastName: claims?.['family_name'],
    });
  }

  private discover(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.google;
    const options = { execute: strictness(this.config.isProduction), timeout: PROVIDER_TIMEOUT };
    return this.discovered.get(issuer, () => discovery(new URL(issuer), clientId, clientSecret, undefined, options));
  }
}
