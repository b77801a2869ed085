import type { InferType } from 'yup';
import type { environmentSchema } from './environment.schema';

/** OpenID provider; its endpoints are discovered from `issuer`. */
export type GoogleConfig = { readonly issuer: string; readonly clientId: string; readonly clientSecret: string };

/** OAuth 2 provider without discovery. */
export type FacebookConfig = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  readonly profileUrl: string;
};

type Values = InferType<typeof environmentSchema>;

export function googleOf({ GOOGLE_ISSUER, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }: Values): GoogleConfig | null {
  if (GOOGLE_CLIENT_ID === undefined || GOOGLE_CLIENT_SECRET === undefined) return null;
  return { issuer: GOOGLE_ISSUER, clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET };
}

export function facebookOf(values: Values): FacebookConfig | null {
  const { FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET } = values;
  if (FACEBOOK_CLIENT_ID === undefined || FACEBOOK_CLIENT_SECRET === undefined) return null;
  return {
    clientId: FACEBOOK_CLIENT_ID,
    clientSecret: FACEBOOK_CLIENT_SECRET,
    authorizationUrl: values.FACEBOOK_AUTHORIZATION_URL,
    tokenUrl: values.FACEBOOK_TOKEN_URL,
    profileUrl: values.FACEBOOK_PROFILE_URL,
  };
}
