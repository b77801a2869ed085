/** Sites whose accounts open accounts here. */
export type Provider = 'google' | 'facebook';

export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = { google: 'Google', facebook: 'Facebook' };

/** Account at a provider. Providers never give the same issuer and subject to another person. */
export type Identity = { readonly provider: Provider; readonly issuer: string; readonly subject: string };

/** Profile that a provider sends. Texts it does not send are ''. */
export type SocialProfile = Identity & {
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
};
