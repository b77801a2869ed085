import { loadFrontDoorConfig } from './config';

test('an empty environment gives the documented defaults', () => {
  const config = loadFrontDoorConfig({});
  expect(config).toMatchObject({
    port: 8080,
    backendUrl: 'http://127.0.0.1:4000',
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
