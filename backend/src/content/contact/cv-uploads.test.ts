import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { ENDPOINTS, type EndpointName } from '@alltalent/shared/contracts';
import { openSite, type TestSite } from '../../../test/support/test-site';
import { addCv, aPdf, storedCv } from '../../../test/support/contact/contact-messages';
import { aPackedPdf } from '../../../test/support/contact/packed-pdf';

const SIX_MB = 6 * 1024 * 1024;
const OTHERS = (Object.keys(ENDPOINTS) as EndpointName[]).filter(
  (name) => ENDPOINTS[name].method === 'POST' && !['addCv', 'uploadAttachment'].includes(name),
);

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
beforeEach(async () => {
  site.clock.pass(3600);
  await site.dataSource.query('DELETE FROM cv_file');
});
afterAll(() => site.close());

const folder = () => join(site.config.dataDir, 'cvs');
const onDisk = () => (existsSync(folder()) ? readdirSync(folder()) : []);

test('SEC-47 a PDF is kept as it is, under a random name, in a folder nobody else reads, and no address leads to it', async () => {
  const browser = await site.browse();
  const bytes = aPdf({ pages: 3 });
  const cv = await storedCv(browser, bytes);
  expect(cv).toMatch(/^[0-9a-f]{32}$/u);
  const file = join(folder(), `${cv}.pdf`);
  expect(readFileSync(file).equals(bytes)).toBe(true);
  expect(statSync(file).mode & 0o077).toBe(0);
  for (const url of [
    `/media/cvs/${cv}.pdf`,
    `/media/photos/${cv}.pdf`,
    `/api/careers/cv/${cv}`,
    `/cvs/${cv}.pdf`,
    `/media/og/..%2Fcvs%2F${cv}.pdf`,
  ])
    expect((await browser.get(url)).statusCode).toBeGreaterThanOrEqual(400);
});

test('SEC-47 the name a file had counts for nothing', async () => {
  const browser = await site.browse();
  const before = onDisk();
  const headers = { 'content-disposition': 'attachment; filename="../../../etc/cron.d/x"', 'x-file-name': '../x.pdf' };
  const response = await addCv(browser, aPdf(), headers);
  expect(response.statusCode).toBe(200);
  expect(onDisk().filter((name) => !before.includes(name))).toEqual([`${response.json().data.cv}.pdf`]);
});

const zip = Buffer.from('504b0304', 'hex');
test.each<[string, Buffer, RegExp]>([
  ['nothing', Buffer.alloc(0), /no PDF/u],
  ['a text', Buffer.from('I am a CV'), /no PDF/u],
  ['a page of HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), /no PDF/u],
  ['a program', Buffer.from('7f454c4602010100', 'hex'), /no PDF/u],
  ['a zip', zip, /no PDF/u],
  ['a picture that says it is one', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), aPdf()]), /no PDF/u],
  ['a PDF behind a script', Buffer.concat([Buffer.from('<script>alert(1)</script>'), aPdf()]), /no PDF/u],
  ['a PDF behind a zip', Buffer.concat([zip, aPdf()]), /no PDF/u],
  ['a zip behind a PDF', Buffer.concat([aPdf(), zip, Buffer.alloc(40, 7)]), /damaged/u],
  ['a page behind a PDF', Buffer.concat([aPdf(), Buffer.from(`<html>${'x'.repeat(2000)}</html>`)]), /damaged/u],
  ['the first half of one', aPdf().subarray(0, 80), /damaged/u],
  ['only the first bytes of one', Buffer.from('%PDF-1.7\n'), /damaged/u],
  ['one with a script', aPdf({ extra: '9 0 obj <</S /JavaScript /JS (app.alert(1))>> endobj' }), /scripts or other files/u],
  ['one whose script is written with numbers', aPdf({ extra: '9 0 obj <</S /J#61vaScript /JS (x)>> endobj' }), /scripts or other files/u],
  ['one that starts a program', aPdf({ extra: '9 0 obj <</S /Launch /F (cmd.exe)>> endobj' }), /scripts or other files/u],
  ['one that runs something on its own', aPdf({ extra: '9 0 obj <</AA <</O 8 0 R>>>> endobj' }), /scripts or other files/u],
  ['one that opens a file elsewhere', aPdf({ extra: '9 0 obj <</S /GoToE /F (\\\\host\\x)>> endobj' }), /scripts or other files/u],
  ['one that opens a document elsewhere', aPdf({ extra: '9 0 obj <</S /GoToR /F (x.pdf)>> endobj' }), /scripts or other files/u],
  ['one that plays something', aPdf({ extra: '9 0 obj <</S /Rendition /R 8 0 R>> endobj' }), /scripts or other files/u],
  ['one that carries a file', aPdf({ extra: '9 0 obj <</Type /EmbeddedFile>> endobj' }), /scripts or other files/u],
  ['one behind a password', aPdf({ extra: '9 0 obj <</Encrypt 8 0 R>> endobj' }), /locked/u],
  ['one with a script in a packed object', aPackedPdf('<</S /JavaScript /JS (app.alert(1))>>'), /scripts or other files/u],
  [
    'one with a script in a stream of objects that does not say what it is',
    aPackedPdf('<</S /JavaScript>>', { type: '' }),
    /scripts or other files/u,
  ],
  ['one with a script packed a second way', aPackedPdf('<<>>', { filter: '/LZWDecode' }), /cannot be looked into/u],
  ['one with a script packed twice', aPackedPdf('<<>>', { filter: '[/FlateDecode /FlateDecode]' }), /cannot be looked into/u],
  ['one whose packed objects are broken', aPackedPdf('<<>>', { packed: Buffer.alloc(40, 7) }), /damaged/u],
  [
    'one whose packed objects are a hundred megabytes',
    aPackedPdf('<<>>', { packed: deflateSync(Buffer.alloc(100_000_000)) }),
    /cannot be looked into/u,
  ],
  [
    'one with a script between texts that look like the ends of a stream',
    aPdf({ extra: '9 0 obj (stream\n) endobj\n10 0 obj <</S /JavaScript>> endobj\n11 0 obj (endstream) endobj' }),
    /scripts or other files/u,
  ],
  ['one whose objects cannot be parsed', aPdf({ extra: '9 0 obj <</A /B endobj' }), /damaged/u],
  [
    'one without a page tree',
    Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\nstartxref\n9\n%%EOF\n'),
    /damaged/u,
  ],
  ['one with sixty pages', aPdf({ pages: 60 }), /60 pages/u],
])('SEC-47 REL-23 %s is refused in the field, and nothing is kept', async (_what, bytes, words) => {
  const before = onDisk();
  const response = await addCv(await site.browse(), bytes);
  expect(response.json()).toMatchObject({ status: 422, code: 'CV_REFUSED', fields: { cv: expect.stringMatching(words) } });
  expect(onDisk()).toEqual(before);
  expect(await site.dataSource.query('SELECT name FROM cv_file')).toEqual([]);
});

test('SEC-47 what looks like a script in packed data is none', async () => {
  await storedCv(await site.browse(), aPdf({ extra: '9 0 obj <</Length 20>> stream\n/JavaScript /Launch \nendstream endobj' }));
});

test('SEC-47 a PDF that keeps its objects packed is taken when nothing in them acts', async () => {
  await storedCv(await site.browse(), aPackedPdf('<</Producer (A word processor)>>'));
});

test('SEC-47 REL-23 a file made to take long holds up nobody, and is refused in time', async () => {
  const junk = aPdf({ extra: `${'9 0 ox '.repeat(20_000)}` });
  const refused = addCv(await site.browse(), junk);
  const begun = performance.now();
  expect((await site.app.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200);
  expect(performance.now() - begun).toBeLessThan(2000);
  expect([200, 422]).toContain((await refused).statusCode);
});

test('SEC-47 6 MB are refused with a sentence', async () => {
  const response = await addCv(await site.browse(), Buffer.concat([aPdf(), Buffer.alloc(SIX_MB)]));
  expect(response.json()).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE', detail: expect.stringContaining('5 MB at most') });
});

test.each([
  'application/pdf; charset=utf-8',
  'application/pdfx',
  'application/octet-stream',
  'text/html',
  'image/png',
  'multipart/form-data; boundary=x',
])('SEC-47 %s is no type of a CV', async (type) => {
  const response = await addCv(await site.browse(), aPdf(), { 'content-type': type });
  expect([response.statusCode, response.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
});

test('SEC-47 no other call takes a PDF', async () => {
  const browser = await site.browse();
  for (const name of OTHERS) {
    const response = await browser.post(ENDPOINTS[name].path, aPdf(), { 'content-type': 'application/pdf' });
    expect([name, response.statusCode]).toEqual([name, 415]);
  }
});

test('SEC-41 SEC-47 ten CVs an hour and network address, whatever became of them; a browser without a cookie sends none', async () => {
  const browser = await site.browse('10.253.1.1');
  for (let count = 0; count < 10; count += 1) expect((await addCv(browser, Buffer.from('no PDF'))).statusCode).toBe(422);
  expect((await addCv(await site.browse('10.253.1.1'), aPdf())).statusCode).toBe(429);
  await storedCv(await site.browse());
  const bare = await site.browse();
  bare.cookies.clear();
  expect((await addCv(bare, aPdf())).statusCode).toBe(403);
});

test('SEC-41 SEC-47 five CVs of one network address wait for their applications; a browser that chooses another one gives up its former', async () => {
  const browsers = await Promise.all(Array.from({ length: 5 }, () => site.browse('10.253.2.1')));
  const names: string[] = [];
  for (const browser of browsers) names.push(await storedCv(browser));
  const refused = await addCv(await site.browse('10.253.2.1'), aPdf());
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(refused.json().detail).toContain('without a CV');
  await storedCv(await site.browse('10.253.2.2'));
  const [first] = browsers;
  if (first) names.push(await storedCv(first));
  expect(onDisk()).not.toContain(`${names[0]}.pdf`);
  expect(await site.dataSource.query('SELECT name FROM cv_file')).toHaveLength(6);
});

test('SEC-41 so many CVs wait for their applications and no more', async () => {
  const rows = Array.from({ length: 300 }, (_row, index) => `('${String(index).padStart(32, '0')}', 'x', 1, ${site.clock.now()}, NULL)`);
  await site.dataSource.query(`INSERT INTO cv_file (name, asked_by, bytes, created_at, ticket) VALUES ${rows.join(', ')}`);
  const response = await addCv(await site.browse(), aPdf());
  expect([response.statusCode, response.json().code]).toEqual([503, 'UNAVAILABLE']);
  expect(response.json().detail).toContain('without it');
});

test('REL-22 a disk without room answers 503 with a sentence and keeps nothing, and works again afterwards', async () => {
  await storedCv(await site.browse());
  await site.dataSource.query('DELETE FROM cv_file');
  renameSync(folder(), `${folder()}.away`);
  writeFileSync(folder(), 'no folder');
  const response = await addCv(await site.browse(), aPdf());
  expect([response.statusCode, response.json().code]).toEqual([503, 'UNAVAILABLE']);
  expect(response.json().detail).toContain('was not kept');
  expect(await site.dataSource.query('SELECT name FROM cv_file')).toHaveLength(1);
  renameSync(folder(), `${folder()}.file`);
  renameSync(`${folder()}.away`, folder());
  await storedCv(await site.browse());
});
