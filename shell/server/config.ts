import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { viewOriginOf, viewOriginProblem } from '@alltalent/shared/contracts';
import { number, object, string, ValidationError } from 'yup';
import { isKey } from './registry/trusted-keys';

const port = (fallback: number) =>
  number().typeError('must be a number').integer('must be a whole number').min(0).max(65_535).default(fallback);
const url = (fallback?: string) =>
  string()
    .matches(/^https?:\/\/[^\s]+$/, 'must start with http:// or https://')
    .default(fallback);

const registryKeys = () =>
  string().test('keys', 'must be an Ed25519 public key, DER in base64, or several with commas between them', (value) =>
    (value?.split(',') ?? []).every(isKey),
  );

const schema = object({
  PORT: port(8080),
  FRONT_DOOR_HOST: string().optional(),
  NODE_ENV: string().optional(),
  BACKEND_PORT: port(4000),
  BACKEND_URL: string().matches(
    /^https?:\/\/[^\s,]+(,https?:\/\/[^\s,]+)*$/,
    'must be one or more addresses like http://a.example:4000,http://b.example:4000',
  ),
  PUBLIC_URL: url(),
  VIEW_ORIGIN: url(),
  STATIC_ASSET_BASE: string()
    .matches(/^(\/|https?:\/\/)\S*$/, 'must be a path or an http address')
    .default('/media'),
  DATA_DIR: string().default('.data'),
  RELEASE_STORE: string()
    .matches(/^(?!s3:)/, 'must be a folder')
    .optional(),
  REMOTE_ORIGINS: string()
    .matches(/^https?:\/\/[^\s,/]+(,https?:\/\/[^\s,/]+)*$/, 'must be a list of origins like https://a.example,https://b.example')
    .optional(),
  EXTERNAL_LINKS: string()
    .matches(
      /^[a-z]+=https?:\/\/[^\s,]+(,[a-z]+=https?:\/\/[^\s,]+)*$/,
      'must be a list like careers=https://a.example/,photos=https://b.example/',
    )
    .optional(),
  REGISTRY_PUBLIC_KEY: registryKeys(),
  SECRET_KEY: string().min(32, 'must have at least 32 characters'),
  COOKIE_CONSENT: string()
    .oneOf(['ask', 'implied'] as const, 'must be ask or implied')
    .default('ask'),
  SHELL_DIR: string().default('shell/dist/browser'),
  PAGES_DRAWN_BY: string()
    .oneOf(['browser', 'server'] as const, 'must be browser or server')
    .default('server'),
  TRUST_PROXY: string()
    .matches(/^(off|[1-9])$/, "must be 'off' or the number of proxies in front (1 to 9)")
    .default('off'),
});

export type FrontDoorConfig = {
  readonly port: number;
  /** IP address or host name to listen on. */
  readonly host: string;
  /** URLs of the backend instances, without a trailing slash. */
  readonly backendUrls: readonly string[];
  readonly publicUrl: string;
  /** Origin at which the office opens the site as a member sees it; null: it does not. */
  readonly viewOrigin: string | null;
  readonly assetBase: string;
  readonly releaseStore: string;
  /** Origins that serve releases in addition to this site. */
  readonly remoteOrigins: readonly string[];
  /** URLs of pages outside this site, by name: careers, services, studios, photos, videos, chat. */
  readonly links: Readonly<Record<string, string>>;
  readonly shellDir: string;
  /** The program of the worker threads that draw pages; null when browsers draw all of them. */
  readonly drawingFile: string | null;
  readonly stateDir: string;
  readonly trustedHops: number;
  /** Public keys that may sign the registry. When empty, the first key seen is trusted, and the keys its registries name. */
  readonly registryKeys: readonly string[];
  /**
   * Secret shared with the backend; it signs visitor cookies and page tokens. Null when it is not configured and not found
   * in the data folder.
   */
  readonly secretKey: string | null;
  /** Whether statistics cookies are allowed before the visitor has chosen. */
  readonly isConsentImplied: boolean;
};

/** Returns the origins whose releases may run, this site's included. The content security policy allows the same ones. */
export function releaseOrigins({ publicUrl, remoteOrigins }: FrontDoorConfig): readonly string[] {
  return [new URL(publicUrl).origin, ...remoteOrigins];
}

/** Reads the environment. Throws one Error that lists every bad value. */
export function loadFrontDoorConfig(env: Readonly<Record<string, string | undefined>>): FrontDoorConfig {
  const values = validate(env);
  const dataDir = resolve(values.DATA_DIR);
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/u, '');
  refuseMisplacedViews(publicUrl, values.VIEW_ORIGIN);
  return {
    port: values.PORT,
    host: values.FRONT_DOOR_HOST ?? (values.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1'),
    backendUrls: (values.BACKEND_URL ?? `http://127.0.0.1:${values.BACKEND_PORT}`).split(',').map((url) => url.replace(/\/$/u, '')),
    publicUrl,
    viewOrigin: viewOriginOf(publicUrl, values.VIEW_ORIGIN),
    assetBase: values.STATIC_ASSET_BASE.replace(/\/$/u, ''),
    releaseStore: resolve(values.RELEASE_STORE ?? `${dataDir}/releases`),
    remoteOrigins: values.REMOTE_ORIGINS?.split(',') ?? [],
    links: linksOf(values.EXTERNAL_LINKS ?? ''),
    shellDir: resolve(values.SHELL_DIR),
    drawingFile: values.PAGES_DRAWN_BY === 'server' ? join(resolve(values.SHELL_DIR), '../drawing/main.cjs') : null,
    stateDir: `${dataDir}/front-door`,
    trustedHops: values.TRUST_PROXY === 'off' ? 0 : Number(values.TRUST_PROXY),
    registryKeys: values.REGISTRY_PUBLIC_KEY?.split(',') ?? [],
    secretKey: values.SECRET_KEY ?? readStoredSecret(join(dataDir, 'secret.key')),
    isConsentImplied: values.COOKIE_CONSENT === 'implied',
  };
}

/** Throws for a view origin that shares its cookies with the site. */
function refuseMisplacedViews(publicUrl: string, viewOrigin: string | undefined): void {
  const problem = viewOrigin === undefined ? null : viewOriginProblem(publicUrl, viewOrigin);
  if (problem !== null) throw new Error(`Config invalid:\n  VIEW_ORIGIN ${problem}\nSee the table in README.md.`);
}

/** Returns the secret that the backend writes to `file` at its first start; null when there is none. */
function readStoredSecret(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
}

function linksOf(text: string): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair !== '');
  return Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
}

function validate(env: Readonly<Record<string, string | undefined>>) {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  try {
    return schema.validateSync(present, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const lines = error.inner.map(({ path = '', errors }) => `  ${path} ${errors[0]}${got(path, present[path])}`);
    throw new Error(`Config invalid:\n${lines.join('\n')}\nSee the table in README.md.`);
  }
}

/** Returns the bad value for an error message. Secrets are left out. */
function got(name: string, value: unknown): string {
  return name === 'SECRET_KEY' ? '' : ` (got ${JSON.stringify(value)})`;
}
