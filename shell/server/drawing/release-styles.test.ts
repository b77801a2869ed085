import { createHash } from 'node:crypto';
import { ReleaseStyles } from './release-styles';

const BASE = '/r/mf_talents/1/';
const RELEASE = { remote: 'mf_talents', version: '1', base: BASE };
const hashOf = (text: string, name: string) => `${name}-${createHash(name).update(text).digest('base64')}`;
const anAsset = (text: string, file = 'page.css') => ({ url: BASE + file, integrity: hashOf(text, 'sha384') });

function stylesOf(files: Readonly<Record<string, string>>) {
  const clock = { now: 0 };
  const read = jest.fn((url: string) => {
    const text = files[url];
    return text === undefined ? Promise.reject(new Error('away')) : Promise.resolve(new TextEncoder().encode(text));
  });
  const onFailure = jest.fn<undefined, [release: object, reason: string]>();
  return { clock, read, onFailure, styles: new ReleaseStyles(read, onFailure, () => clock.now) };
}

test('SEC-60 SEC-62 a stylesheet is read once, checked, and named with the source that the policy allows', async () => {
  const text = '.card{color:red}';
  const { read, styles } = stylesOf({ [`${BASE}page.css`]: text });
  const found = await styles.of(RELEASE, [anAsset(text)]);
  expect(found).toEqual([{ name: 'page.css', css: Buffer.from(text), source: `'${hashOf(text, 'sha256')}'` }]);
  await styles.of(RELEASE, [anAsset(text)]);
  expect(read).toHaveBeenCalledTimes(1);
});

test('addresses that are relative to the file are relative to the release; others stay', async () => {
  const text = `.a{src:url(a.woff2)}.b{src:url("b.png")}.c{src:url(/c.png)}.d{src:url(data:image/png;base64,AA)}.e{src:url('https://x.example/e')}`;
  const { styles } = stylesOf({ [`${BASE}page.css`]: text });
  const [style] = (await styles.of(RELEASE, [anAsset(text)])) ?? [];
  expect(Buffer.from(style?.css ?? '').toString()).toBe(text.replace('url(a', `url(${BASE}a`).replace('url("b', `url("${BASE}b`));
});

test.each([
  ['is another file', '.card{color:blue}', '.card{color:red}'],
  ['would end its own element', '</STYLE><script>', '</STYLE><script>'],
])('SEC-62 a stylesheet that %s is not used', async (what, stored, signed) => {
  const { styles, onFailure } = stylesOf({ [`${BASE}page.css`]: stored });
  expect(await styles.of(RELEASE, [anAsset(signed)])).toBeNull();
  expect(await styles.of(RELEASE, [anAsset(signed)])).toBeNull();
  expect(onFailure.mock.calls).toEqual([[RELEASE, expect.stringContaining(`its stylesheet page.css ${what.split(' ')[0]}`)]]);
});

test('a stylesheet that could not be read is asked for again ten seconds later', async () => {
  const files: Record<string, string> = {};
  const { clock, read, styles } = stylesOf(files);
  expect(await styles.of(RELEASE, [anAsset('.a{}')])).toBeNull();
  files[`${BASE}page.css`] = '.a{}';
  expect(await styles.of(RELEASE, [anAsset('.a{}')])).toBeNull();
  clock.now = 10_000;
  expect(await styles.of(RELEASE, [anAsset('.a{}')])).toHaveLength(1);
  expect(read).toHaveBeenCalledTimes(2);
});

test('REL-03 a page waits a second for a stylesheet that hangs; once it is there, later pages have it', async () => {
  jest.useFakeTimers();
  let arrive: (bytes: Uint8Array) => void = () => undefined;
  const styles = new ReleaseStyles(() => new Promise((resolve) => (arrive = resolve)), jest.fn());
  const first = styles.of(RELEASE, [anAsset('.a{}')]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(await first).toBeNull();
  arrive(new TextEncoder().encode('.a{}'));
  expect(await styles.of(RELEASE, [anAsset('.a{}')])).toHaveLength(1);
  jest.useRealTimers();
});
