/** Where a visitor may come from with an account of another site. */
export type Provider = 'google' | 'facebook';

export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = { google: 'Google', facebook: 'Facebook' };

/** Who somebody is at a provider; issuer and subject together are never given to another person. */
export type Identity = { readonly provider: Provider; readonly issuer: string; readonly subject: string };

/** What a provider says of a person. Texts are '' when it says nothing. */
export type SocialProfile = Identity & {
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
};
