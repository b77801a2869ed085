import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadFrontDoorConfig } from './config';

test('an empty environment gives the documented defaults', () => {
  const config = loadFrontDoorConfig({});
  expect(config).toMatchObject({
    port: 8080,
    backendUrls: ['http://127.0.0.1:4000'],
    publicUrl: 'http://localhost:8080',
    assetBase: '/media',
    trustedHops: 0,
  });
});

test('every bad value is named in one error', () => {
  const load = () => loadFrontDoorConfig({ PORT: 'abc', TRUST_PROXY: 'yes', PUBLIC_URL: 'ftp://x' });
  expect(load).toThrow(/PORT must be a number \(got "abc"\)/u);
  expect(load).toThrow(/TRUST_PROXY/u);
  expect(load).toThrow(/PUBLIC_URL/u);
});

test('REL-26 several backends are listed with commas, and each of them must be a URL', () => {
  expect(loadFrontDoorConfig({ BACKEND_URL: 'http://a:4000/,https://b.example' }).backendUrls).toEqual([
    'http://a:4000',
    'https://b.example',
  ]);
  for (const BACKEND_URL of ['a:4000', 'http://a:4000,b', 'http://a:4000,', 'http://a:4000, http://b:4000'])
    expect(() => loadFrontDoorConfig({ BACKEND_URL })).toThrow('BACKEND_URL must be one or more addresses like http://a.example:4000');
});

test('SEC-63 the key of the registry is an Ed25519 key, and a secret key is long; neither secret is repeated', () => {
  const keyOf = (kind: 'ed25519' | 'x25519') =>
    generateKeyPairSync(kind as 'ed25519')
      .publicKey.export({ format: 'der', type: 'spki' })
      .toString('base64');
  const key = keyOf('ed25519');
  expect(loadFrontDoorConfig({}).registryKeys).toEqual([]);
  expect(loadFrontDoorConfig({ REGISTRY_PUBLIC_KEY: key }).registryKeys).toEqual([key]);
  expect(loadFrontDoorConfig({ REGISTRY_PUBLIC_KEY: `${key},${key}` }).registryKeys).toEqual([key, key]);
  for (const REGISTRY_PUBLIC_KEY of ['x', keyOf('x25519'), `${key},x`])
    expect(() => loadFrontDoorConfig({ REGISTRY_PUBLIC_KEY })).toThrow('REGISTRY_PUBLIC_KEY must be an Ed25519 public key');
  const load = () => loadFrontDoorConfig({ SECRET_KEY: 'hunter2', COOKIE_CONSENT: 'never' });
  expect(load).toThrow('SECRET_KEY must have at least 32 characters');
  expect(load).toThrow('COOKIE_CONSENT must be ask or implied (got "never")');
  expect(load).not.toThrow('hunter2');
});

test('SEC-50 the secret key is that of the environment, else the one the backend keeps; without one nothing is made up here', () => {
  const folder = mkdtempSync(join(tmpdir(), 'config-'));
  expect(loadFrontDoorConfig({ DATA_DIR: folder }).secretKey).toBeNull();
  writeFileSync(join(folder, 'secret.key'), `${'k'.repeat(64)}\n`);
  expect(loadFrontDoorConfig({ DATA_DIR: folder }).secretKey).toBe('k'.repeat(64));
  expect(loadFrontDoorConfig({ DATA_DIR: folder, SECRET_KEY: 'e'.repeat(40) }).secretKey).toBe('e'.repeat(40));
  rmSync(folder, { recursive: true });
});

test('SEC-51 the front door can be reached from this machine alone, unless it runs in production or is configured otherwise', () => {
  expect(loadFrontDoorConfig({}).host).toBe('127.0.0.1');
  expect(loadFrontDoorConfig({ NODE_ENV: 'development' }).host).toBe('127.0.0.1');
  expect(loadFrontDoorConfig({ NODE_ENV: 'production' }).host).toBe('0.0.0.0');
  expect(loadFrontDoorConfig({ NODE_ENV: 'production', FRONT_DOOR_HOST: '10.0.0.7' }).host).toBe('10.0.0.7');
});

test('SEC-29 the origin of views is that of the backend, and never a host that shares its cookies with the site', () => {
  expect(loadFrontDoorConfig({}).viewOrigin).toBe('http://127.0.0.1:8080');
  const site = { PUBLIC_URL: 'https://talent.example' };
  expect(loadFrontDoorConfig(site).viewOrigin).toBeNull();
  expect(loadFrontDoorConfig({ ...site, VIEW_ORIGIN: 'https://view.talent.example' }).viewOrigin).toBe('https://view.talent.example');
  expect(() => loadFrontDoorConfig({ ...site, VIEW_ORIGIN: 'https://talent.example:1' })).toThrow('VIEW_ORIGIN must be another host');
});
