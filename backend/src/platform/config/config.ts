import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ValidationError } from 'yup';
import { environmentSchema } from './environment.schema';
import { keepSecret } from './kept-secret';

export type DatabaseConfig = { readonly kind: 'sqlite'; readonly file: string } | { readonly kind: 'mysql'; readonly url: string };

/** Configuration of the backend, read once at start. Injected by this class as token. */
export abstract class AppConfig {
  abstract readonly isProduction: boolean;
  abstract readonly port: number;
  abstract readonly host: string;
  abstract readonly publicUrl: string;
  abstract readonly database: DatabaseConfig;
  abstract readonly smtpUrl: string | null;
  /** Social sign-ins with an issuer and a client of their own. */
  abstract readonly signInWays: { readonly google: boolean; readonly facebook: boolean };
  /** Base address of pictures and loops, without a slash at the end. */
  abstract readonly assetBase: string;
  abstract readonly secretKey: string;
  abstract readonly seedTalents: number;
  /** Proxies in front whose X-Forwarded-For counts. */
  abstract readonly trustedHops: number;
  /** Absolute folder for everything the embedded defaults write. */
  abstract readonly dataDir: string;
  /** Absolute folder of the committed loops and pictures. */
  abstract readonly mediaDir: string;
}

export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment. Throws one ConfigError that names every bad value. */
export function loadConfig(environment: Environment): AppConfig {
  const values = validate(environment);
  const isProduction = values.NODE_ENV === 'production';
  const dataDir = resolve(values.DATA_DIR);
  mkdirSync(dataDir, { recursive: true });
  return {
    isProduction,
    port: values.BACKEND_PORT,
    host: values.BACKEND_HOST,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/u, ''),
    database: databaseOf(values.DATABASE_URL ?? `sqlite:${join(dataDir, 'alltalent.sqlite')}`),
    smtpUrl: values.SMTP_URL ?? null,
    signInWays: { google: values.GOOGLE_CLIENT_ID !== undefined, facebook: values.FACEBOOK_CLIENT_ID !== undefined },
    assetBase: values.STATIC_ASSET_BASE.replace(/\/$/u, ''),
    secretKey: values.SECRET_KEY ?? keepSecret(join(dataDir, 'secret.key')),
    seedTalents: values.SEED_TALENTS,
    trustedHops: values.TRUST_PROXY === 'off' ? 0 : Number(values.TRUST_PROXY),
    dataDir,
    mediaDir: resolve(values.MEDIA_DIR),
  };
}

function validate(environment: Environment) {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const problems: string[] = [];
  const say = (name: string, message: string) =>
    problems.push(`  ${name} ${message}${name in present ? ` (got ${shown(name, present[name])})` : ''}`);
  try {
    const values = environmentSchema.validateSync(present, { abortEarly: false, stripUnknown: true });
    if (values.NODE_ENV === 'production' && values.SMTP_URL === undefined)
      say('SMTP_URL', 'is needed in production, for example smtp://user:password@host:587');
    if (problems.length === 0) return values;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const { path, message } of error.inner) say(path ?? '', message.replace(/^\S+ must/u, 'must'));
    if (present['NODE_ENV'] === 'production' && present['SMTP_URL'] === undefined) say('SMTP_URL', 'is needed in production');
  }
  throw new ConfigError(`Config invalid:\n${problems.join('\n')}\nREADME.md lists every name with its default.`);
}

/** A secret or a password in an address is not repeated on the screen. */
function shown(name: string, value: string | undefined): string {
  return /KEY|TOKEN|SECRET|_URL$/u.test(name) && name !== 'PUBLIC_URL' ? 'a value that is not shown' : JSON.stringify(value);
}

function databaseOf(url: string): DatabaseConfig {
  return url.startsWith('sqlite:') ? { kind: 'sqlite', file: url.slice('sqlite:'.length) } : { kind: 'mysql', url };
}
