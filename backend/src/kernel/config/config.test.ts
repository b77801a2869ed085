import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, loadConfig } from './config';

const parent = mkdtempSync(join(tmpdir(), 'alltalent-config-'));
const dataDir = () => mkdtempSync(join(parent, 'data-'));
afterAll(() => rmSync(parent, { recursive: true }));

function problemsOf(env: Readonly<Record<string, string>>): string {
  try {
    loadConfig({ DATA_DIR: dataDir(), ...env });
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

test('without any variable the defaults apply, and everything is written to the data folder', () => {
  const folder = dataDir();
  expect(loadConfig({ DATA_DIR: folder })).toMatchObject({
    isProduction: false,
    port: 4000,
    publicUrl: 'http://localhost:8080',
    database: { kind: 'sqlite', file: join(folder, 'alltalent.sqlite') },
    smtpUrl: null,
    assetBase: '/media',
    seedTalents: 2000,
    columnsFromTalents: 5000,
    trustedHops: 0,
    signInWays: { google: false, facebook: false },
    hasPhoneCodes: true,
    smsCountries: ['IN'],
    smsDailyLimit: 500,
    callDailyLimit: 50,
    leadsMailTo: 'sales@localhost',
    deskEmails: {},
    securityContact: null,
    leadsWebhook: null,
    releasesWebhook: null,
    hidesAccountStatus: false,
  });
});

test('every bad value is listed at once, with what is wrong and an example', () => {
  const message = problemsOf({
    BACKEND_PORT: 'abc',
    PORT: '70000',
    PUBLIC_URL: 'localhost',
    DATABASE_URL: 'postgres://x',
    REDIS_URL: 'redis',
    SMTP_URL: 'mail',
    STATIC_ASSET_BASE: 'media',
    SECRET_KEY: 'short',
    SEED_TALENTS: '-1',
    TALENTS_IN_MEMORY: 'never',
    TRUST_PROXY: 'yes',
    NODE_ENV: 'prod',
    GOOGLE_CLIENT_ID: 'id',
    FACEBOOK_TOKEN_URL: 'https://graph.example/token',
    SMS_GATEWAY_URL: 'https://sms.example',
    SMS_COUNTRIES: 'india',
    SMS_DAILY_LIMIT: 'many',
    CALL_DAILY_LIMIT: '-1',
    LEADS_MAIL_TO: 'sales, desk@x.example',
    LEADS_WEBHOOK_URL: 'crm.example',
    LEADS_WEBHOOK_SECRET: 'hunter2',
    HIDE_ACCOUNT_STATUS: 'yes',
    FREE_APPLICATIONS_PER_MONTH: 'some',
    RELEASES_NEED_APPROVAL: 'yes',
  });
  const names =
    'BACKEND_PORT PORT PUBLIC_URL DATABASE_URL REDIS_URL SMTP_URL STATIC_ASSET_BASE SECRET_KEY SEED_TALENTS TALENTS_IN_MEMORY TRUST_PROXY NODE_ENV ' +
    'SMS_COUNTRIES SMS_DAILY_LIMIT CALL_DAILY_LIMIT LEADS_MAIL_TO LEADS_WEBHOOK_URL LEADS_WEBHOOK_SECRET HIDE_ACCOUNT_STATUS ' +
    'FREE_APPLICATIONS_PER_MONTH RELEASES_NEED_APPROVAL';
  for (const name of names.split(' ')) expect(message).toMatch(new RegExp(`^  ${name} must .+, for example ${name}=\\S+`, 'mu'));
  for (const name of ['GOOGLE_CLIENT_SECRET', 'FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET', 'SMS_GATEWAY_TOKEN'])
    expect(message).toMatch(new RegExp(`^  ${name} is needed`, 'mu'));
  expect(message).toContain('got "abc"');
});

test('no message contains a secret or a password', () => {
  const message = problemsOf({ SECRET_KEY: 'tooshort', DATABASE_URL: 'mysq://root:hunter2@db/x', SMTP_URL: 'smpt://me:hunter3@mail' });
  expect(message).toContain('SECRET_KEY');
  expect(message).not.toMatch(/tooshort|hunter/u);
});

test('production needs a mail server', () => {
  expect(problemsOf({ NODE_ENV: 'production' })).toMatch(/^ {2}SMTP_URL is needed in production, for example SMTP_URL=smtp:/mu);
  expect(problemsOf({ NODE_ENV: 'production', SMTP_URL: 'smtp://mail:25' })).toBe('');
});

test('in production there are no demo people, whatever SEED_TALENTS says', () => {
  const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail:25' };
  expect(loadConfig({ DATA_DIR: dataDir(), ...production }).seedTalents).toBe(0);
  expect(problemsOf({ ...production, SEED_TALENTS: '0' })).toBe('');
  expect(problemsOf({ ...production, SEED_TALENTS: '2000' })).toContain('SEED_TALENTS must be 0 or left out in production');
});

test('a provider needs an id and a secret; its URLs have defaults, and use TLS in production', () => {
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  expect(loadConfig({ DATA_DIR: dataDir(), ...google })).toMatchObject({
    google: { issuer: 'https://accounts.google.com', clientId: 'id', clientSecret: 'secret' },
    facebook: null,
    signInWays: { google: true, facebook: false },
  });
  const facebook = { FACEBOOK_CLIENT_ID: 'id', FACEBOOK_CLIENT_SECRET: 'secret' };
  expect(loadConfig({ DATA_DIR: dataDir(), ...facebook }).facebook).toMatchObject({ profileUrl: 'https://graph.facebook.com/me' });
  const plain = { ...google, ...facebook, GOOGLE_ISSUER: 'http://127.0.0.1:9000', FACEBOOK_TOKEN_URL: 'http://127.0.0.1:9000/token' };
  expect(problemsOf(plain)).toBe('');
  const message = problemsOf({ ...plain, NODE_ENV: 'production', SMTP_URL: 'smtp://mail:25' });
  for (const name of ['GOOGLE_ISSUER', 'FACEBOOK_TOKEN_URL']) expect(message).toContain(`${name} must start with https:// in production`);
});

test('SEC-41 the webhook of leads needs a URL and a secret, both or none, and TLS in production', () => {
  const hook = {
    LEADS_WEBHOOK_URL: 'http://127.0.0.1:9000/leads',
    LEADS_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 7).toString('base64')}`,
  };
  expect(loadConfig({ DATA_DIR: dataDir(), ...hook }).leadsWebhook).toEqual({
    url: hook.LEADS_WEBHOOK_URL,
    secret: hook.LEADS_WEBHOOK_SECRET,
  });
  expect(problemsOf({ LEADS_WEBHOOK_URL: hook.LEADS_WEBHOOK_URL })).toContain('LEADS_WEBHOOK_SECRET is needed beside LEADS_WEBHOOK_URL');
  const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail:25' };
  expect(problemsOf({ ...hook, ...production })).toContain('LEADS_WEBHOOK_URL must start with https:// in production');
  for (const bytes of [64, 32, 33]) expect(problemsOf({ ...hook, LEADS_WEBHOOK_SECRET: secretOf(bytes) })).toBe('');
  for (const bytes of [0, 23, 65]) expect(problemsOf({ ...hook, LEADS_WEBHOOK_SECRET: secretOf(bytes) })).toContain('24 to 64 bytes');
});

const secretOf = (bytes: number) => `whsec_${Buffer.alloc(bytes, 7).toString('base64')}`;

test('codes by SMS are sent to a gateway over TLS in production', () => {
  const gateway = { SMS_GATEWAY_URL: 'http://sms.example/send', SMS_GATEWAY_TOKEN: 'token' };
  expect(problemsOf(gateway)).toBe('');
  const message = problemsOf({ ...gateway, NODE_ENV: 'production', SMTP_URL: 'smtp://mail:25' });
  expect(message).toContain('SMS_GATEWAY_URL must start with https:// in production');
});

test('an empty value counts as none', () => {
  expect(problemsOf({ SMTP_URL: '', SECRET_KEY: '', BACKEND_PORT: '' })).toBe('');
});

test('the secret key is random, stored for the next start, and readable by this account only', () => {
  const folder = dataDir();
  const first = loadConfig({ DATA_DIR: folder });
  expect(first.secretKey).toMatch(/^[0-9a-f]{64}$/u);
  expect(loadConfig({ DATA_DIR: folder }).secretKey).toBe(first.secretKey);
  expect(readFileSync(join(folder, 'secret.key'), 'utf8').trim()).toBe(first.secretKey);
  expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
  const given = dataDir();
  loadConfig({ DATA_DIR: given, SECRET_KEY: 'k'.repeat(40) });
  expect(existsSync(join(given, 'secret.key'))).toBe(false);
});

test('TALENTS_IN_MEMORY can be turned off', () => {
  expect(loadConfig({ DATA_DIR: dataDir(), TALENTS_IN_MEMORY: 'off' }).columnsFromTalents).toBe(Infinity);
  expect(loadConfig({ DATA_DIR: dataDir(), TALENTS_IN_MEMORY: '0' }).columnsFromTalents).toBe(0);
});

test('TRUST_PROXY is a number of hops', () => {
  expect(loadConfig({ DATA_DIR: dataDir(), TRUST_PROXY: '2' }).trustedHops).toBe(2);
  expect(loadConfig({ DATA_DIR: dataDir(), TRUST_PROXY: 'off' }).trustedHops).toBe(0);
});

test('LOG-08 production has codes by phone only with a gateway for them', () => {
  const production = { DATA_DIR: dataDir(), NODE_ENV: 'production', SMTP_URL: 'smtp://mail:25' };
  expect(loadConfig(production).hasPhoneCodes).toBe(false);
  expect(loadConfig({ ...production, SMS_GATEWAY_URL: 'https://sms.example', SMS_GATEWAY_TOKEN: 'token' }).hasPhoneCodes).toBe(true);
});

test('LINK-01 contact messages go to the desks that are configured; the demonstration shows the others in its outbox, production mails none', () => {
  const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail:25', PUBLIC_URL: 'https://talent.example' };
  const DESKS_MAIL_TO = 'support=help@talent.example,careers=jobs@talent.example';
  const demonstration = loadConfig({ DATA_DIR: dataDir(), DESKS_MAIL_TO });
  expect(demonstration.deskEmails).toEqual({ support: 'help@talent.example', careers: 'jobs@talent.example' });
  expect(demonstration.desksMailTo).toMatchObject({ support: 'help@talent.example', safety: 'safety@localhost' });
  const site = loadConfig({ DATA_DIR: dataDir(), ...production, DESKS_MAIL_TO });
  expect(site.desksMailTo).toMatchObject({ support: 'help@talent.example', safety: null });
  expect(site.leadsMailTo).toBeNull();
  expect(loadConfig({ DATA_DIR: dataDir(), ...production, LEADS_MAIL_TO: 'sales@talent.example' }).leadsMailTo).toBe(
    'sales@talent.example',
  );
});

test('MEM-01 the seller of a site is who the configuration names, in the state of the GSTIN; production has none by itself', () => {
  const named = { SELLER_NAME: 'All Talent', SELLER_ADDRESS: '1 Road, Pune', SELLER_GSTIN: ' 27aapfu 0939f1zv' };
  expect(loadConfig({ DATA_DIR: dataDir(), ...named }).seller).toEqual({
    name: 'All Talent',
    address: '1 Road, Pune',
    gstin: '27AAPFU0939F1ZV',
    stateCode: '27',
  });
  expect(loadConfig({ DATA_DIR: dataDir() }).seller?.stateCode).toBe('27');
  const production = { NODE_ENV: 'production', SMTP_URL: 'smtps://mail.example', SECRET_KEY: 'k'.repeat(64) };
  expect(loadConfig({ DATA_DIR: dataDir(), ...production })).toMatchObject({ seller: null, payments: { provider: null } });
  expect(problemsOf({ ...production, PAYMENT_PROVIDER: 'test' })).toContain('PAYMENT_PROVIDER must not be test in production');
  expect(problemsOf({ ...production, DEMO_CLOCK: '1' })).toContain('DEMO_CLOCK must be 0');
  expect(problemsOf({ PAYMENT_PROVIDER: 'stripe' })).toContain('STRIPE_SECRET_KEY is needed beside PAYMENT_PROVIDER=stripe');
});

test('SEC-29 views are at the other host of this machine, at the configured origin, or nowhere; never at a host that shares cookies', () => {
  const originOf = (env: Readonly<Record<string, string>>) => loadConfig({ DATA_DIR: dataDir(), ...env }).viewOrigin;
  expect(originOf({ PORT: '8123' })).toBe('http://127.0.0.1:8123');
  expect(originOf({ PUBLIC_URL: 'http://127.0.0.1:80' })).toBe('http://localhost');
  const site = { PUBLIC_URL: 'https://talent.example' };
  expect(originOf(site)).toBeNull();
  expect(originOf({ ...site, VIEW_ORIGIN: 'https://view.talent.example/' })).toBe('https://view.talent.example');
  for (const VIEW_ORIGIN of [
    'https://talent.example:8443',
    'http://view.talent.example',
    'https://view.talent.example/x',
    'view.talent.example',
  ])
    expect(problemsOf({ ...site, VIEW_ORIGIN })).toMatch(/^ {2}VIEW_ORIGIN must .+, for example VIEW_ORIGIN=https:/mu);
});
