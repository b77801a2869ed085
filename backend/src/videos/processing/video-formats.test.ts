import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anMp4, aWebm } from '../../../test/support/videos/video-files';
import { readMp4 } from './mp4-boxes';
import { formatOf } from './video-formats';

const folder = mkdtempSync(join(tmpdir(), 'mp4-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function readBoxes(bytes: Buffer) {
  const file = join(folder, 'a.mp4');
  writeFileSync(file, bytes);
  const handle = await open(file, 'r+');
  try {
    return { facts: await readMp4(handle, bytes.length), after: readFileSync(file) };
  } finally {
    await handle.close();
  }
}

test.each([
  [anMp4(), 'MP4'],
  [anMp4({ brand: 'qt  ' }), 'MOV'],
  [anMp4({ brand: '3gp4' }), '3GP'],
  [anMp4({ brand: 'heic' }), null],
  [anMp4({ brand: 'M4A ' }), null],
  [aWebm(), 'WebM'],
  [Buffer.from(`RIFF\0\0\0\0AVI ${' '.repeat(100)}`), 'AVI'],
  [Buffer.from(`RIFF\0\0\0\0WAVE${' '.repeat(100)}`), null],
  [Buffer.from(`#EXTM3U\nfile:///etc/passwd${' '.repeat(100)}`), null],
  [Buffer.from(`ffconcat version 1.0\nfile /etc/passwd${' '.repeat(100)}`), null],
  [Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(200)), null],
  [Buffer.alloc(10), null],
])('SEC-47 the first bytes tell the format, whatever the name says (%#)', (bytes, name) => {
  expect(formatOf(bytes)?.name ?? null).toBe(name);
});

test('SEC-28 the boxes of an MP4 tell its picture, and its places and comments are overwritten', async () => {
  const bytes = anMp4();
  expect(bytes.includes('+19.0760')).toBe(true);
  const { facts, after } = await readBoxes(bytes);
  expect(facts).toEqual({ hasH264: true, seconds: 12, width: 640, height: 360 });
  expect([after.length, after.includes('+19.0760'), after.includes('owner of the camera')]).toEqual([bytes.length, false, false]);
  expect((await readBoxes(anMp4({ codec: 'hvc1' }))).facts?.hasH264).toBe(false);
});

test('SEC-47 boxes that lie about their size are no video', async () => {
  const whole = anMp4();
  for (let cut = 1; cut < 500; cut += 7) await readBoxes(whole.subarray(0, cut));
  for (let at = 24; at < 420; at += 1) {
    const bent = Buffer.from(whole);
    bent.writeUInt8(bent.readUInt8(at) ^ 0xff, at);
    const { after } = await readBoxes(bent);
    expect(after.length).toBe(whole.length);
  }
});
