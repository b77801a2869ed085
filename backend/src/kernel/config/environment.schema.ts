import { DESK_NAMES, EMAIL_PATTERN, readGstin } from '@alltalent/shared/contracts';
import { number, object, string } from 'yup';

const port = (fallback: number) => {
  const message = 'must be a whole number from 0 to 65535';
  return number().typeError(message).integer(message).min(0, message).max(65_535, message).default(fallback);
};
const httpUrl = () => string().matches(/^https?:\/\/[^\s]+$/u, 'must start with http:// or https://');
const upToAMillion = () => {
  const message = 'must be a whole number from 0 to 1000000';
  return number().typeError(message).integer(message).min(0, message).max(1_000_000, message);
};
const offOrOn = () =>
  string()
    .matches(/^[01]$/u, 'must be 0 or 1')
    .default('0');

/** Secret in the format of the Standard Webhooks specification: `whsec_` and 24 to 64 bytes in base64. */
const webhookSecret = () =>
  string().test('secret', 'must be whsec_ and 24 to 64 bytes in base64', (value) => {
    const bytes = Buffer.from(value?.replace(/^whsec_/u, '') ?? '', 'base64');
    return value === undefined || (value === `whsec_${bytes.toString('base64')}` && bytes.length >= 24 && bytes.length <= 64);
  });

/** E-mail addresses by desk: 'support=help@talent.example,careers=jobs@talent.example'. */
const deskEmails = () =>
  string().test('desks', `must be desk=address pairs with commas between them; desks are ${DESK_NAMES.join(', ')}`, (value) =>
    (value ?? '').split(',').every((pair) => {
      const [desk = '', email = ''] = pair.split('=');
      return value === undefined || (DESK_NAMES.some((name) => name === desk) && EMAIL_PATTERN.test(email));
    }),
  );

/** Environment variables of the backend with their defaults; README.md explains them. */
export const environmentSchema = object({
  NODE_ENV: string().oneOf(['development', 'test', 'production'], 'must be development, test or production').default('development'),
  PORT: port(8080),
  BACKEND_PORT: port(4000),
  BACKEND_HOST: string().default('127.0.0.1'),
  PUBLIC_URL: httpUrl(),
  /** Default: the other of localhost and 127.0.0.1, where the site is at one of them; else none. */
  VIEW_ORIGIN: httpUrl(),
  DATABASE_URL: string().matches(/^(sqlite:.+|mysql:\/\/[^\s/]+\/[^\s/]+)$/u, 'must name an SQLite file or a MySQL database'),
  REDIS_URL: string().matches(/^rediss?:\/\/.+$/u, 'must start with redis:// or rediss://'),
  SMTP_URL: string().matches(/^smtps?:\/\/.+$/u, 'must start with smtp:// or smtps://'),
  SMS_GATEWAY_URL: httpUrl(),
  SMS_GATEWAY_TOKEN: string(),
  SMS_COUNTRIES: string()
    .matches(/^[A-Z]{2}(,[A-Z]{2})*$/u, 'must be two-letter countries with commas between them')
    .default('IN'),
  SMS_DAILY_LIMIT: upToAMillion().default(500),
  CALL_DAILY_LIMIT: upToAMillion().default(50),
  LEADS_MAIL_TO: string().matches(EMAIL_PATTERN, 'must be one e-mail address'),
  LEADS_WEBHOOK_URL: httpUrl(),
  LEADS_WEBHOOK_SECRET: webhookSecret(),
  RELEASES_WEBHOOK_URL: httpUrl(),
  RELEASES_WEBHOOK_SECRET: webhookSecret(),
  DESKS_MAIL_TO: deskEmails(),
  /** Default: the e-mail address of the safety desk, where it has one. */
  SECURITY_CONTACT: string().matches(
    /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/u,
    'must begin with mailto:, https:// or tel:+',
  ),
  DEMO_CLOCK: offOrOn(),
  HIDE_ACCOUNT_STATUS: offOrOn(),
  FREE_APPLICATIONS_PER_MONTH: upToAMillion().default(5),
  /** Default: the built-in test provider, and none in production. */
  PAYMENT_PROVIDER: string().oneOf(['test', 'razorpay', 'stripe', 'none'], 'must be test, razorpay, stripe or none'),
  RAZORPAY_KEY_ID: string(),
  RAZORPAY_KEY_SECRET: string(),
  RAZORPAY_WEBHOOK_SECRET: string(),
  RAZORPAY_API_URL: httpUrl().default('https://api.razorpay.com'),
  STRIPE_SECRET_KEY: string(),
  STRIPE_WEBHOOK_SECRET: string(),
  STRIPE_API_URL: httpUrl().default('https://api.stripe.com'),
  SELLER_NAME: string().max(120, 'must have at most 120 characters'),
  SELLER_ADDRESS: string().max(240, 'must have at most 240 characters'),
  SELLER_GSTIN: string().test('gstin', 'must be a valid GSTIN', (value) => value === undefined || readGstin(value) !== null),
  RELEASES_NEED_APPROVAL: offOrOn(),
  STATIC_ASSET_BASE: string()
    .matches(/^(\/|https?:\/\/)\S*$/u, 'must be a path or an http address')
    .default('/media'),
  RELEASE_STORE: string(),
  REMOTE_ORIGINS: string().matches(/^https?:\/\/[^\s,/]+(,https?:\/\/[^\s,/]+)*$/u, 'must be a list of origins with commas between them'),
  GOOGLE_ISSUER: httpUrl().max(200, 'must have at most 200 characters').default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: string(),
  GOOGLE_CLIENT_SECRET: string(),
  FACEBOOK_CLIENT_ID: string(),
  FACEBOOK_CLIENT_SECRET: string(),
  // Without a version Facebook serves the oldest one that still works, so these do not run out.
  FACEBOOK_AUTHORIZATION_URL: httpUrl().default('https://www.facebook.com/dialog/oauth'),
  FACEBOOK_TOKEN_URL: httpUrl().default('https://graph.facebook.com/oauth/access_token'),
  FACEBOOK_PROFILE_URL: httpUrl().default('https://graph.facebook.com/me'),
  SECRET_KEY: string().min(32, 'must have at least 32 characters'),
  /** Default: 2000, and 0 in production. */
  SEED_TALENTS: upToAMillion(),
  TALENTS_IN_MEMORY: string()
    .matches(/^(off|\d{1,9})$/u, "must be 'off' or the number of talents from which on they are kept in memory")
    .default('5000'),
  TRUST_PROXY: string()
    .matches(/^(off|[1-9])$/u, "must be 'off' or the number of proxies in front (1 to 9)")
    .default('off'),
  /** Default: a folder of DATA_DIR keeps uploaded files. */
  OBJECT_STORE_S3_BUCKET: string(),
  OBJECT_STORE_S3_REGION: string().default('us-east-1'),
  OBJECT_STORE_S3_ENDPOINT: httpUrl(),
  OBJECT_STORE_S3_ACCESS_KEY: string(),
  OBJECT_STORE_S3_SECRET_KEY: string(),
  /** Folder or file; default: what PATH finds. 'off': videos are not converted. */
  FFMPEG_PATH: string(),
  DATA_DIR: string().default('.data'),
  MEDIA_DIR: string().default('backend/media'),
});

/** Valid examples by name, for the message about a bad value. */
export const EXAMPLES: Readonly<Record<string, string>> = {
  NODE_ENV: 'production',
  PORT: '8080',
  BACKEND_PORT: '4000',
  PUBLIC_URL: 'https://talent.example',
  VIEW_ORIGIN: 'https://view.talent.example',
  DATABASE_URL: 'mysql://user:password@host:3306/name',
  REDIS_URL: 'redis://host:6379',
  SMTP_URL: 'smtp://user:password@host:587',
  SMS_GATEWAY_URL: 'https://sms.example/send',
  SMS_GATEWAY_TOKEN: 'the-token-of-the-gateway',
  SMS_COUNTRIES: 'IN,AE,SG',
  SMS_DAILY_LIMIT: '500',
  CALL_DAILY_LIMIT: '50',
  LEADS_MAIL_TO: 'sales@talent.example',
  LEADS_WEBHOOK_URL: 'https://crm.example/leads',
  LEADS_WEBHOOK_SECRET: 'whsec_and-32-random-bytes-in-base64',
  RELEASES_WEBHOOK_URL: 'https://chat.example/releases',
  RELEASES_WEBHOOK_SECRET: 'whsec_and-32-random-bytes-in-base64',
  DESKS_MAIL_TO: 'support=help@talent.example,careers=jobs@talent.example',
  SECURITY_CONTACT: 'mailto:security@talent.example',
  DEMO_CLOCK: '1',
  HIDE_ACCOUNT_STATUS: '1',
  FREE_APPLICATIONS_PER_MONTH: '5',
  PAYMENT_PROVIDER: 'razorpay',
  RAZORPAY_KEY_ID: 'the-id-of-the-key',
  RAZORPAY_KEY_SECRET: 'the-secret-of-the-key',
  RAZORPAY_WEBHOOK_SECRET: 'the-secret-of-the-webhook',
  STRIPE_SECRET_KEY: 'the-secret-key',
  STRIPE_WEBHOOK_SECRET: 'the-secret-of-the-webhook',
  SELLER_NAME: '"All Talent Private Limited"',
  SELLER_ADDRESS: '"1 Example Road, Mumbai 400001"',
  SELLER_GSTIN: '27AAPFU0939F1ZV',
  RELEASES_NEED_APPROVAL: '1',
  STATIC_ASSET_BASE: '/media',
  REMOTE_ORIGINS: 'https://a.example,https://b.example',
  GOOGLE_ISSUER: 'https://accounts.google.com',
  GOOGLE_CLIENT_ID: 'the-id-of-the-client',
  GOOGLE_CLIENT_SECRET: 'the-secret-of-the-client',
  FACEBOOK_CLIENT_ID: 'the-id-of-the-client',
  FACEBOOK_CLIENT_SECRET: 'the-secret-of-the-client',
  FACEBOOK_AUTHORIZATION_URL: 'https://www.facebook.com/dialog/oauth',
  FACEBOOK_TOKEN_URL: 'https://graph.facebook.com/oauth/access_token',
  FACEBOOK_PROFILE_URL: 'https://graph.facebook.com/me',
  SECRET_KEY: '64-random-hexadecimal-digits',
  SEED_TALENTS: '2000',
  TALENTS_IN_MEMORY: '5000',
  TRUST_PROXY: '1',
  OBJECT_STORE_S3_BUCKET: 'alltalent-files',
  OBJECT_STORE_S3_ENDPOINT: 'https://s3.example',
  OBJECT_STORE_S3_ACCESS_KEY: 'the-id-of-the-key',
  OBJECT_STORE_S3_SECRET_KEY: 'the-secret-of-the-key',
};

/** Groups of variables that work only together: all of `needed`, and with them any of `extras`. */
export const GROUPS = [
  { needed: ['SMS_GATEWAY_URL', 'SMS_GATEWAY_TOKEN'], extras: [] },
  { needed: ['LEADS_WEBHOOK_URL', 'LEADS_WEBHOOK_SECRET'], extras: [] },
  { needed: ['RELEASES_WEBHOOK_URL', 'RELEASES_WEBHOOK_SECRET'], extras: [] },
  { needed: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], extras: ['GOOGLE_ISSUER'] },
  { needed: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'], extras: ['RAZORPAY_API_URL'] },
  { needed: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'], extras: ['STRIPE_API_URL'] },
  {
    needed: ['OBJECT_STORE_S3_BUCKET', 'OBJECT_STORE_S3_ACCESS_KEY', 'OBJECT_STORE_S3_SECRET_KEY'],
    extras: ['OBJECT_STORE_S3_REGION', 'OBJECT_STORE_S3_ENDPOINT'],
  },
  { needed: ['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_GSTIN'], extras: [] },
  {
    needed: ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
    extras: ['FACEBOOK_AUTHORIZATION_URL', 'FACEBOOK_TOKEN_URL', 'FACEBOOK_PROFILE_URL'],
  },
] as const;

/** URLs that get secrets or personal data, and so must use TLS in production. */
export const SECURE_IN_PRODUCTION = [
  'SMS_GATEWAY_URL',
  'LEADS_WEBHOOK_URL',
  'RELEASES_WEBHOOK_URL',
  'GOOGLE_ISSUER',
  'FACEBOOK_AUTHORIZATION_URL',
  'FACEBOOK_TOKEN_URL',
  'FACEBOOK_PROFILE_URL',
  'RAZORPAY_API_URL',
  'STRIPE_API_URL',
  'OBJECT_STORE_S3_ENDPOINT',
] as const;
