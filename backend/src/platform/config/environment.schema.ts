import { number, object, string } from 'yup';

const port = (fallback: number) =>
  number().typeError('must be a number').integer('must be a whole number').min(0).max(65_535).default(fallback);
const httpUrl = () => string().matches(/^https?:\/\/[^\s]+$/, 'must start with http:// or https://');

/** Every environment value the backend reads, with its default. README.md explains them. */
export const environmentSchema = object({
  NODE_ENV: string().oneOf(['development', 'test', 'production'], 'must be development, test or production').default('development'),
  PORT: port(8080),
  BACKEND_PORT: port(4000),
  BACKEND_HOST: string().default('127.0.0.1'),
  PUBLIC_URL: httpUrl(),
  DATABASE_URL: string().matches(/^(sqlite:.+|mysql:\/\/.+)$/, 'must look like sqlite:path or mysql://user:password@host:3306/name'),
  REDIS_URL: string().matches(/^rediss?:\/\/.+$/, 'must look like redis://host:6379'),
  SMTP_URL: string().matches(/^smtps?:\/\/.+$/, 'must look like smtp://user:password@host:587'),
  SMS_GATEWAY_URL: httpUrl(),
  SMS_GATEWAY_TOKEN: string(),
  STATIC_ASSET_BASE: string()
    .matches(/^(\/|https?:\/\/)\S*$/, 'must be a path or an http address')
    .default('/media'),
  RELEASE_STORE: string(),
  GOOGLE_ISSUER: httpUrl(),
  GOOGLE_CLIENT_ID: string(),
  GOOGLE_CLIENT_SECRET: string(),
  FACEBOOK_ISSUER: httpUrl(),
  FACEBOOK_CLIENT_ID: string(),
  FACEBOOK_CLIENT_SECRET: string(),
  SECRET_KEY: string().min(32, 'must have at least 32 characters'),
  SEED_TALENTS: number().typeError('must be a number').integer('must be a whole number').min(0).max(1_000_000).default(2000),
  TRUST_PROXY: string()
    .matches(/^(off|[1-9])$/, "must be 'off' or the number of proxies in front (1 to 9)")
    .default('off'),
  DATA_DIR: string().default('.data'),
  MEDIA_DIR: string().default('backend/media'),
});
