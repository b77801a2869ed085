import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Attachment, ENDPOINTS } from '@alltalent/shared/contracts';
import sharp from 'sharp';
import { aPdf } from '../../../test/support/contact/contact-messages';
import { aConversation, aWav, open, send, sent, thread, uploaded, uploadFile } from '../../../test/support/hiring/threads';
import { good } from '../../../test/support/jobs/applications/casting';
import { signedIn } from '../../../test/support/log-in';
import { aJpeg } from '../../../test/support/profiles/photo-browser';
import { aBomb, anAnimation, aPolyglot, HIDDEN_SIGNS } from '../../../test/support/profiles/strange-photos';
import { describeSites } from '../../../test/support/test-site';
import { AttachmentCleanupJob } from './attachment-cleanup.job';

describeSites('Files of messages', (site) => {
  beforeEach(async () => {
    site().clock.pass(24 * 3600);
    for (const table of ['job_application_step', 'job_application', 'rate_hit', 'thread', 'message_attachment', 'user_block'])
      await site().dataSource.query(`DELETE FROM ${table}`);
  });

  const root = () => join(site().config.dataDir, 'attachments');
  const fileOf = (id: string) => join(root(), id.slice(0, 2), id);
  const onDisk = () => (existsSync(root()) ? readdirSync(root()).flatMap((folder) => readdirSync(join(root(), folder))) : []);

  test('HIR-02 a picture is drawn again without its metadata, and both read it at their own addresses', async () => {
    const { client, talent, threadId } = await aConversation(site());
    const original = await sharp({ create: { width: 4000, height: 1000, channels: 3, background: 'teal' } })
      .withExif({ IFD0: { Artist: 'HiddenWords' } })
      .jpeg()
      .toBuffer();
    const file = await uploaded(client, original, 'image/jpeg');
    expect(file).toMatchObject({ kind: 'image', width: 2560, height: 640, name: '' });
    expect((await client.get(file.url)).statusCode).toBe(200);
    const message = await sent(client, threadId, '', { attachments: [{ id: file.id, name: '../set\u202e photo.exe' }] });
    expect(message.attachments).toMatchObject([{ id: file.id, name: '..set photo.jpg'.replace(/^\.+/u, '') }]);
    const [read] = (await thread(talent, threadId)).messages;
    const answer = await talent.get(read?.attachments[0]?.url ?? '');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': expect.stringMatching(/^inline; filename="set photo\.jpg"/u),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(answer.rawPayload.includes('HiddenWords')).toBe(false);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 2560 });
    expect(statSync(fileOf(file.id)).mode & 0o077).toBe(0);
  });

  test('HIR-02 SEC-47 an address opens for its reader alone, for five minutes, and for nobody while one blocks the other', async () => {
    const { client, talent, threadId } = await aConversation(site());
    const file = await uploaded(client, await aJpeg(), 'image/jpeg');
    // Not sent yet, so it is the sender's alone.
    expect((await talent.get(file.url)).statusCode).toBe(404);
    await sent(client, threadId, '', { attachments: [{ id: file.id, name: '' }] });
    const urlFor = async (browser: typeof client) => (await thread(browser, threadId)).messages[0]?.attachments[0]?.url ?? '';
    const [own, others] = [await urlFor(client), await urlFor(talent)];
    expect(own).not.toBe(others);
    const status = async (browser: typeof client, url: string) => (await browser.get(url)).statusCode;
    expect([await status(client, own), await status(talent, others)]).toEqual([200, 200]);
    const forged = [
      others.replace(/expires=(\d+)/u, (_all, seconds: string) => `expires=${Number(seconds) + 60}`),
      others.replace(/signature=\w/u, 'signature=g'),
      others.replace(file.id, `${file.id.slice(0, -1)}${file.id.endsWith('A') ? 'Q' : 'A'}`),
    ];
    for (const url of [own, ...forged]) expect(await status(talent, url)).toBe(404);
    expect(await status(await signedIn(site(), 'dev.mehra@example.com'), others)).toBe(404);
    expect(await status(await site().browse(), others)).toBe(401);
    for (const url of [`/api/threads/attachments/${file.id}`, others.replace(file.id, '..%2F..%2Fsecret.key')])
      expect(await status(talent, url)).toBe(400);
    good(await talent.post(ENDPOINTS.blockPerson.path, { thread_id: threadId }));
    expect([await status(client, own), await status(talent, others)]).toEqual([404, 404]);
    await site().dataSource.query('DELETE FROM user_block');
    expect(await status(talent, others)).toBe(200);
    site().clock.pass(301);
    expect([await status(client, own), await status(talent, others)]).toEqual([404, 404]);
    expect(await status(talent, await urlFor(talent))).toBe(200);
  });

  test('HIR-02 a PDF is saved by the browser, and sound comes in parts', async () => {
    const { client, talent, threadId } = await aConversation(site());
    const [pdf, wav] = [aPdf({ pages: 2 }), aWav()];
    const files = [await uploaded(client, pdf, 'application/pdf'), await uploaded(client, wav, 'audio/wav')];
    expect(files.map(({ kind }) => kind)).toEqual(['pdf', 'audio']);
    const names = ['Script “one”.pdf', ''];
    await sent(client, threadId, 'Here.', { attachments: files.map(({ id }, index) => ({ id, name: names[index] ?? '' })) });
    const [script, sound] = (await thread(talent, threadId)).messages[0]?.attachments ?? [];
    expect([script?.name, sound?.name]).toEqual(['Script “one”.pdf', 'Recording.wav']);
    const saved = await talent.get(script?.url ?? '');
    expect(saved.rawPayload.equals(pdf)).toBe(true);
    expect(saved.headers['content-type']).toBe('application/pdf');
    expect(saved.headers['content-disposition']).toBe(
      `attachment; filename="Script _one_.pdf"; filename*=UTF-8''Script%20%E2%80%9Cone%E2%80%9D.pdf`,
    );
    const part = await talent.get(sound?.url ?? '', { range: 'bytes=8-11' });
    expect([part.statusCode, part.payload, part.headers['content-type']]).toEqual([206, 'WAVE', 'audio/wav']);
    expect((await talent.get(sound?.url ?? '')).rawPayload.equals(wav)).toBe(true);
  });

  test('SEC-47 hostile files are refused, and nothing of them stays on disk', async () => {
    const { client } = await aConversation(site());
    const before = onDisk();
    const jpeg = await aJpeg();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const html = Buffer.from(`<!doctype html><script>alert(1)</script>${' '.repeat(200)}`);
    const refused: readonly (readonly [string, Buffer, string])[] = [
      ['an SVG as PNG', svg, 'image/png'],
      ['HTML as JPEG', html, 'image/jpeg'],
      ['HTML as sound', html, 'audio/mpeg'],
      ['HTML as PDF', html, 'application/pdf'],
      ['nothing', Buffer.alloc(0), 'image/png'],
      ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), 'image/jpeg'],
      ['half a PDF', aPdf({ pages: 3 }).subarray(0, 300), 'application/pdf'],
      ['a picture of 900 megapixels', aBomb(30_000, 30_000), 'image/png'],
      ['a PDF with a script', aPdf({ extra: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' }), 'application/pdf'],
      ['a picture as sound', jpeg, 'audio/mpeg'],
      ['a sound as picture', aWav(), 'image/jpeg'],
      ['a short sound', Buffer.from('ID3'), 'audio/mpeg'],
      ['an AVIF as MP4', Buffer.concat([Buffer.from('\0\0\0\u0020ftypavif'), Buffer.alloc(200)]), 'audio/mp4'],
    ];
    for (const [what, bytes, type] of refused)
      expect([what, (await uploadFile(client, bytes, type)).json()]).toMatchObject([what, { status: 422, code: 'ATTACHMENT_REFUSED' }]);
    for (const type of ['image/svg+xml', 'image/gif', 'text/html', 'video/mp4', 'audio/aac', 'application/json'])
      expect([400, 415]).toContain((await uploadFile(client, jpeg, type)).statusCode);
    expect((await uploadFile(client, Buffer.alloc(20_000_001), 'image/png')).statusCode).toBe(413);
    expect((await uploadFile(await site().browse(), jpeg, 'image/jpeg')).statusCode).toBe(401);
    expect(onDisk()).toEqual(before);
  });

  test('SEC-47 what hides behind a picture is gone, and an animation is its first frame', async () => {
    const { client } = await aConversation(site());
    for (const [bytes, type] of [
      [await aPolyglot(), 'image/jpeg'],
      [await anAnimation(), 'image/webp'],
    ] as const) {
      const file: Attachment = await uploaded(client, bytes, type);
      const stored = readFileSync(fileOf(file.id));
      for (const sign of HIDDEN_SIGNS) expect([sign, stored.includes(sign)]).toEqual([sign, false]);
      expect((await sharp(stored).metadata()).pages ?? 1).toBe(1);
    }
  });

  test('HIR-02 a file is sent once, by who uploaded it, and five at most', async () => {
    const { client, talent, threadId } = await aConversation(site());
    const file = await uploaded(client, await aJpeg(), 'image/jpeg');
    const attachments = [{ id: file.id, name: 'one.jpg' }];
    const gone = { status: 400, fields: { attachments: expect.stringContaining('choose it once more') } };
    expect((await send(talent, threadId, 'Mine.', { attachments })).json()).toMatchObject(gone);
    expect((await send(client, threadId, 'Twice.', { attachments: [...attachments, ...attachments] })).json()).toMatchObject(gone);
    expect((await thread(client, threadId)).messages).toEqual([]);
    expect((await sent(client, threadId, '', { attachments })).attachments).toHaveLength(1);
    expect((await send(client, threadId, 'Again.', { attachments })).json()).toMatchObject(gone);
    const six = Array.from({ length: 6 }, () => ({ id: 'A'.repeat(22), name: '' }));
    expect((await send(client, threadId, 'Six.', { attachments: six })).statusCode).toBe(400);
    expect((await thread(talent, threadId)).unread).toBe(1);
  });

  test('SEC-13 fifty uploads of an account wait at most, also when they come at once', async () => {
    const { casting, client } = await aConversation(site());
    const rows = Array.from(
      { length: 48 },
      (_, index) =>
        `('${String(index).padStart(22, 'x')}', '${casting.client.userId}', NULL, 'audio', 'audio/wav', '', 1, 0, 0, 0, ${site().clock.now()})`,
    );
    await site().dataSource.query(
      `INSERT INTO message_attachment (id, owner_id, message_id, kind, media_type, name, bytes, width, height, position, created_at)
       VALUES ${rows.join(', ')}`,
    );
    const answers = await Promise.all(Array.from({ length: 3 }, () => uploadFile(client, aWav(), 'audio/wav')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 422]);
  });

  test('HIR-02 one run deletes all uploads that were not sent, however many', async () => {
    const rows = Array.from(
      { length: 1100 },
      (_, index) => `('${String(index).padStart(22, 'x')}', 'u_demo_asha', NULL, 'pdf', '', '', 1, 0, 0, 0, 0)`,
    );
    await site().dataSource.query(
      `INSERT INTO message_attachment (id, owner_id, message_id, kind, media_type, name, bytes, width, height, position, created_at)
       VALUES ${rows.join(', ')}`,
    );
    expect(await site().app.get(AttachmentCleanupJob).run()).toBe(true);
    const [{ total }] = await site().dataSource.query('SELECT COUNT(*) AS total FROM message_attachment');
    expect(Number(total)).toBe(0);
  });

  test('HIR-02 uploads that were not sent go after a day, and files of deleted threads go as well', async () => {
    const { client, threadId, applicationId } = await aConversation(site());
    const job = site().app.get(AttachmentCleanupJob);
    const [left, kept] = [await uploaded(client, aWav(), 'audio/wav'), await uploaded(client, aWav(), 'audio/wav')];
    await sent(client, threadId, '', { attachments: [{ id: kept.id, name: '' }] });
    const stray = join(root(), 'notes.txt');
    writeFileSync(stray, 'not ours');
    site().clock.pass(23 * 3600);
    expect(await job.run()).toBe(true);
    expect([left, kept].map(({ id }) => existsSync(fileOf(id)))).toEqual([true, true]);
    site().clock.pass(2 * 3600);
    expect(await job.run()).toBe(true);
    expect([left, kept].map(({ id }) => existsSync(fileOf(id)))).toEqual([false, true]);
    await site().dataSource.query('DELETE FROM thread');
    const long = Date.now() / 1000 - 2 * 24 * 3600;
    site().clock.pass(25 * 3600);
    expect(await job.run()).toBe(true);
    // Written just now, so it may belong to a row that another server has not stored yet.
    expect(existsSync(fileOf(kept.id))).toBe(true);
    utimesSync(fileOf(kept.id), long, long);
    site().clock.pass(25 * 3600);
    expect(await job.run()).toBe(true);
    expect([existsSync(fileOf(kept.id)), existsSync(stray)]).toEqual([false, true]);
    expect((await open(client, { application: applicationId })).statusCode).toBe(200);
  });
});
