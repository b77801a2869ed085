import { createHmac } from 'node:crypto';
import { authorizationCodeGrant, Configuration, fetchProtectedResource } from 'openid-client';
import type { AppConfig } from '../../kernel/config/config';
import type { SocialProfile } from './provider';
import { codeRequest, PROVIDER_TIMEOUT, type ProviderClient, type SignInSecrets, strictness } from './provider-client';
import { ProviderAnswerError } from './social-failure';
import { toSocialProfile } from './social-profile.mapper';

const ISSUER = 'https://www.facebook.com';
const FIELDS = 'id,first_name,last_name,email';

/** Facebook speaks OAuth 2 without ID tokens: the profile is read from the Graph API with the access token. */
export class FacebookClient implements ProviderClient {
  private readonly configuration: Configuration;
  private readonly callbackUrl: string;

  constructor(
    config: AppConfig,
    private readonly facebook: NonNullable<AppConfig['facebook']>,
  ) {
    const { clientId, clientSecret, authorizationUrl, tokenUrl } = facebook;
    const server = { issuer: ISSUER, authorization_endpoint: authorizationUrl, token_endpoint: tokenUrl };
    this.callbackUrl = `${config.publicUrl}/facebook/callback`;
    this.configuration = new Configuration(server, clientId, clientSecret);
    this.configuration.timeout = PROVIDER_TIMEOUT;
    for (const extension of strictness(config.isProduction)) extension(this.configuration);
  }

  authorizationUrl(secrets: SignInSecrets): Promise<URL> {
    return codeRequest(this.configuration, secrets, { redirect_uri: this.callbackUrl, scope: 'email public_profile' });
  }

  async fetchProfile(search: string, { state, codeVerifier }: SignInSecrets): Promise<SocialProfile> {
    const callbackUrl = new URL(this.callbackUrl + search);
    const tokens = await authorizationCodeGrant(this.configuration, callbackUrl, { expectedState: state, pkceCodeVerifier: codeVerifier });
    const person = await this.askWhoItIs(tokens.access_token);
    return toSocialProfile('facebook', {
      issuer: ISSUER,
      subject: person['id'],
      email: person['email'],
      // Facebook does not say whether the e-mail address was confirmed.
      isEmailVerified: false,
      firstName: person['first_name'],
      lastName: person['last_name'],
    });
  }

  private async askWhoItIs(accessToken: string): Promise<Readonly<Record<string, unknown>>> {
    const url = new URL(this.facebook.profileUrl);
    url.searchParams.set('fields', FIELDS);
    // Proves that this app, which got the token, uses it; an app at Facebook can be configured to require the proof.
    url.searchParams.set('appsecret_proof', createHmac('sha256', this.facebook.clientSecret).update(accessToken).digest('hex'));
    const response = await fetchProtectedResource(this.configuration, accessToken, url, 'GET');
    if (!response.ok) {
      await response.body?.cancel();
      throw new ProviderAnswerError(`the profile answered ${response.status}`, response.status >= 500);
    }
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? { ...body } : {};
  }
}
