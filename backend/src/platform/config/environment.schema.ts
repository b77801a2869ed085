import { number, object, string } from 'yup';

const port = (fallback: number) => {
  const message = 'must be a whole number from 0 to 65535';
  return number().typeError(message).integer(message).min(0, message).max(65_535, message).default(fallback);
};
const httpUrl = () => string().matches(/^https?:\/\/[^\s]+$/u, 'must start with http:// or https://');
const TALENTS = 'must be a whole number from 0 to 1000000';

/** Every environment value the backend reads, with its default. README.md explains them. */
export const environmentSchema = object({
  NODE_ENV: string().oneOf(['development', 'test', 'production'], 'must be development, test or production').default('development'),
  PORT: port(8080),
  BACKEND_PORT: port(4000),
  BACKEND_HOST: string().default('127.0.0.1'),
  PUBLIC_URL: httpUrl(),
  DATABASE_URL: string().matches(/^(sqlite:.+|mysql:\/\/[^\s/]+\/[^\s/]+)$/u, 'must name an SQLite file or a MySQL database'),
  REDIS_URL: string().matches(/^rediss?:\/\/.+$/u, 'must start with redis:// or rediss://'),
  SMTP_URL: string().matches(/^smtps?:\/\/.+$/u, 'must start with smtp:// or smtps://'),
  SMS_GATEWAY_URL: httpUrl(),
  SMS_GATEWAY_TOKEN: string(),
  STATIC_ASSET_BASE: string()
    .matches(/^(\/|https?:\/\/)\S*$/u, 'must be a path or an http address')
    .default('/media'),
  RELEASE_STORE: string(),
  GOOGLE_ISSUER: httpUrl(),
  GOOGLE_CLIENT_ID: string(),
  GOOGLE_CLIENT_SECRET: string(),
  FACEBOOK_ISSUER: httpUrl(),
  FACEBOOK_CLIENT_ID: string(),
  FACEBOOK_CLIENT_SECRET: string(),
  SECRET_KEY: string().min(32, 'must have at least 32 characters'),
  SEED_TALENTS: number().typeError(TALENTS).integer(TALENTS).min(0, TALENTS).max(1_000_000, TALENTS).default(2000),
  TRUST_PROXY: string()
    .matches(/^(off|[1-9])$/u, "must be 'off' or the number of proxies in front (1 to 9)")
    .default('off'),
  DATA_DIR: string().default('.data'),
  MEDIA_DIR: string().default('backend/media'),
});

/** A good value of each name, for the message about a bad one. */
export const EXAMPLES: Readonly<Record<string, string>> = {
  NODE_ENV: 'production',
  PORT: '8080',
  BACKEND_PORT: '4000',
  PUBLIC_URL: 'https://talent.example',
  DATABASE_URL: 'mysql://user:password@host:3306/name',
  REDIS_URL: 'redis://host:6379',
  SMTP_URL: 'smtp://user:password@host:587',
  SMS_GATEWAY_URL: 'https://sms.example/send',
  SMS_GATEWAY_TOKEN: 'the-token-of-the-gateway',
  STATIC_ASSET_BASE: '/media',
  GOOGLE_ISSUER: 'https://accounts.google.com',
  GOOGLE_CLIENT_ID: 'the-id-of-the-client',
  GOOGLE_CLIENT_SECRET: 'the-secret-of-the-client',
  FACEBOOK_ISSUER: 'https://www.facebook.com',
  FACEBOOK_CLIENT_ID: 'the-id-of-the-client',
  FACEBOOK_CLIENT_SECRET: 'the-secret-of-the-client',
  SECRET_KEY: '64-random-hexadecimal-digits',
  SEED_TALENTS: '2000',
  TRUST_PROXY: '1',
};

/** Values that are of use only together. */
export const GROUPS = [
  ['SMS_GATEWAY_URL', 'SMS_GATEWAY_TOKEN'],
  ['GOOGLE_ISSUER', 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_ISSUER', 'FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
] as const;
