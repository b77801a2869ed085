import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { viewOriginOf } from '@alltalent/shared/contracts';
import { type Environment, validateEnvironment } from './environment';
import { type S3Config, s3Of } from './object-stores';
import { readOrCreateSecret } from './stored-secret';
import { type DeskEmails, deskEmailsOf, type DeskReceivers, deskReceiversOf, receiverOf } from './receivers';
import { type PaymentsConfig, paymentsOf, type SellerConfig, sellerOf } from './selling';
import { type FacebookConfig, facebookOf, type GoogleConfig, googleOf } from './sign-in-providers';

export { ConfigError } from './environment';

const DEMO_TALENTS = 2000;

export type DatabaseConfig = { readonly kind: 'sqlite'; readonly file: string } | { readonly kind: 'mysql'; readonly url: string };

/** Configuration of the backend, read once at start. This class is the injection token. */
export abstract class AppConfig {
  abstract readonly isProduction: boolean;
  abstract readonly port: number;
  abstract readonly host: string;
  abstract readonly publicUrl: string;
  /** Origin at which the office opens the site as a member sees it; null: it does not. */
  abstract readonly viewOrigin: string | null;
  abstract readonly database: DatabaseConfig;
  /** Redis server for rate limits; null: they are counted in the database. */
  abstract readonly redisUrl: string | null;
  abstract readonly smtpUrl: string | null;
  /** Gateway for SMS and phone calls. Null: in production there are no phone codes, elsewhere the demo outbox shows them. */
  abstract readonly smsGateway: { readonly url: string; readonly token: string } | null;
  /** True when codes by SMS and phone call can be sent, or are shown in the demo outbox. */
  abstract readonly hasPhoneCodes: boolean;
  /** Countries whose phone numbers get codes, two letters each. */
  abstract readonly smsCountries: readonly string[];
  abstract readonly smsDailyLimit: number;
  abstract readonly callDailyLimit: number;
  /** E-mail address that gets leads; null: none is mailed, and staff read them. */
  abstract readonly leadsMailTo: string | null;
  /** E-mail address that gets the contact messages of each desk; null: none is mailed, and staff read them. */
  abstract readonly desksMailTo: DeskReceivers;
  /** E-mail addresses of desks that the site shows: only those that are configured. */
  abstract readonly deskEmails: DeskEmails;
  /** URI for reports of security weaknesses: mailto:, https: or tel:. Null: the contact page alone. */
  abstract readonly securityContact: string | null;
  /** Webhook that gets leads; null: none does. */
  abstract readonly leadsWebhook: { readonly url: string; readonly secret: string } | null;
  /** Receiver of what becomes of releases; null if not configured. */
  abstract readonly releasesWebhook: AppConfig['leadsWebhook'];
  /** True: testers may turn the clock ahead. Never in production. */
  abstract readonly hasDemoClock: boolean;
  /** True: before the code is entered, responses do not reveal whether a medium has an account. */
  abstract readonly hidesAccountStatus: boolean;
  /** Applications that a free member may send in a calendar month; 0: only members apply for jobs. */
  abstract readonly freeApplicationsPerMonth: number;
  abstract readonly payments: PaymentsConfig;
  /** Null: nothing is sold, as no invoice could be made out. */
  abstract readonly seller: SellerConfig | null;
  /** Origins that release files may be loaded from; the front door has this list as well. */
  abstract readonly releaseOrigins: readonly string[];
  /** True: a remote's publishing token changes nothing that visitors get; only staff do. */
  abstract readonly releasesNeedApproval: boolean;
  /** Null: no sign-in with Google. */
  abstract readonly google: GoogleConfig | null;
  abstract readonly facebook: FacebookConfig | null;
  /** Which social sign-ins are configured. */
  abstract readonly signInWays: { readonly google: boolean; readonly facebook: boolean };
  /** Base URL of pictures and loops, without a trailing slash. */
  abstract readonly assetBase: string;
  abstract readonly secretKey: string;
  /** Number of demo talents; 0 in production. */
  abstract readonly seedTalents: number;
  /** Number of talents from which on the listing is searched in memory; Infinity: never. */
  abstract readonly columnsFromTalents: number;
  /** Number of proxies in front of the backend whose X-Forwarded-For counts. */
  abstract readonly trustedHops: number;
  /** Absolute folder of everything that the backend writes by default, such as the SQLite database. */
  abstract readonly dataDir: string;
  /** Folder of the files of releases, which this machine may not have; null when they are in a bucket. */
  abstract readonly releaseStore: string | null;
  /** S3 service that keeps uploaded files; null: a folder of `dataDir` does. */
  abstract readonly s3: S3Config | null;
  /** Where ffmpeg and ffprobe are; null: where PATH finds them. 'off': videos are not converted. */
  abstract readonly ffmpegPath: string | null;
  /** Folders of programs, as PATH lists them. */
  abstract readonly searchPath: string;
  /** Absolute folder of the committed pictures and loops. */
  abstract readonly mediaDir: string;
}

/** Reads the configuration from the environment and creates the data folder. Throws one ConfigError that names every bad value. */
export function loadConfig(environment: Environment): AppConfig {
  const values = validateEnvironment(environment);
  const isProduction = values.NODE_ENV === 'production';
  const dataDir = resolve(values.DATA_DIR);
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/u, '');
  const deskEmails = deskEmailsOf(values.DESKS_MAIL_TO);
  mkdirSync(dataDir, { recursive: true });
  return {
    isProduction,
    port: values.BACKEND_PORT,
    host: values.BACKEND_HOST,
    publicUrl,
    viewOrigin: viewOriginOf(publicUrl, values.VIEW_ORIGIN),
    releaseOrigins: [new URL(publicUrl).origin, ...(values.REMOTE_ORIGINS?.split(',') ?? [])],
    database: databaseOf(values.DATABASE_URL ?? `sqlite:${join(dataDir, 'alltalent.sqlite')}`),
    redisUrl: values.REDIS_URL ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    smsGateway: gatewayOf(values.SMS_GATEWAY_URL, values.SMS_GATEWAY_TOKEN),
    hasPhoneCodes: !isProduction || values.SMS_GATEWAY_URL !== undefined,
    smsCountries: values.SMS_COUNTRIES.split(','),
    smsDailyLimit: values.SMS_DAILY_LIMIT,
    callDailyLimit: values.CALL_DAILY_LIMIT,
    leadsMailTo: receiverOf('sales', values.LEADS_MAIL_TO, { isProduction, publicUrl }),
    desksMailTo: deskReceiversOf(deskEmails, { isProduction, publicUrl }),
    deskEmails,
    securityContact: values.SECURITY_CONTACT ?? (deskEmails.safety === undefined ? null : `mailto:${deskEmails.safety}`),
    leadsWebhook: webhookOf(values.LEADS_WEBHOOK_URL, values.LEADS_WEBHOOK_SECRET),
    releasesWebhook: webhookOf(values.RELEASES_WEBHOOK_URL, values.RELEASES_WEBHOOK_SECRET),
    hasDemoClock: values.DEMO_CLOCK === '1',
    hidesAccountStatus: values.HIDE_ACCOUNT_STATUS === '1',
    freeApplicationsPerMonth: values.FREE_APPLICATIONS_PER_MONTH,
    payments: paymentsOf(values),
    seller: sellerOf(values),
    releasesNeedApproval: values.RELEASES_NEED_APPROVAL === '1',
    google: googleOf(values),
    facebook: facebookOf(values),
    signInWays: { google: values.GOOGLE_CLIENT_ID !== undefined, facebook: values.FACEBOOK_CLIENT_ID !== undefined },
    assetBase: values.STATIC_ASSET_BASE.replace(/\/$/u, ''),
    secretKey: values.SECRET_KEY ?? readOrCreateSecret(join(dataDir, 'secret.key')),
    seedTalents: values.SEED_TALENTS ?? (isProduction ? 0 : DEMO_TALENTS),
    columnsFromTalents: values.TALENTS_IN_MEMORY === 'off' ? Infinity : Number(values.TALENTS_IN_MEMORY),
    trustedHops: values.TRUST_PROXY === 'off' ? 0 : Number(values.TRUST_PROXY),
    dataDir,
    releaseStore: values.RELEASE_STORE?.startsWith('s3://') ? null : resolve(values.RELEASE_STORE ?? join(dataDir, 'releases')),
    s3: s3Of(values),
    ffmpegPath: values.FFMPEG_PATH ?? null,
    searchPath: environment['PATH'] ?? '',
    mediaDir: resolve(values.MEDIA_DIR),
  };
}

function databaseOf(url: string): DatabaseConfig {
  return url.startsWith('sqlite:') ? { kind: 'sqlite', file: url.slice('sqlite:'.length) } : { kind: 'mysql', url };
}

function gatewayOf(url: string | undefined, token: string | undefined): AppConfig['smsGateway'] {
  return url === undefined || token === undefined ? null : { url, token };
}

function webhookOf(url: string | undefined, secret: string | undefined): AppConfig['leadsWebhook'] {
  return url === undefined || secret === undefined ? null : { url, secret };
}
