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

test('REL-26 several backends are listed with commas, and each of them must be an address', () => {
  expect(loadFrontDoorConfig({ BACKEND_URL: 'http://a:4000/,https://b.example' }).backendUrls).toEqual([
    'http://a:4000',
    'https://b.example',
  ]);
  for (const BACKEND_URL of ['a:4000', 'http://a:4000,b', 'http://a:4000,', 'http://a:4000, http://b:4000'])
    expect(() => loadFrontDoorConfig({ BACKEND_URL })).toThrow('BACKEND_URL must be one or more addresses like http://a.example:4000');
});
