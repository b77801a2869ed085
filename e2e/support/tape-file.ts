import { execFile } from 'node:child_process';
import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';

const run = promisify(execFile);
const CLIP = [
  '-y',
  '-loglevel',
  'error',
  '-f',
  'lavfi',
  '-i',
  'testsrc=size=320x240:rate=15:duration=4',
  '-c:v',
  'libx264',
  '-pix_fmt',
  'yuv420p',
];

/** Writes a video of so many bytes that every site takes: a short clip, and after it a part that players skip. Returns its path. */
export async function makeTape(page: Page, folder: string, bytes: number): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = `${folder}/tape.${(await hasFfmpeg()) ? 'mp4' : 'webm'}`;
  const isMp4 = path.endsWith('.mp4');
  if (isMp4) await run('ffmpeg', [...CLIP, '-movflags', '+faststart', path]);
  else await writeFile(path, Buffer.from(await record(page), 'base64'));
  await pad(path, bytes, isMp4 ? freeBox : voidElement);
  return path;
}

async function hasFfmpeg(): Promise<boolean> {
  try {
    return (await run('ffmpeg', ['-hide_banner', '-encoders'])).stdout.includes('libx264');
  } catch {
    return false;
  }
}

/** The bytes after the head are a hole of the file: it takes no place on the disk. */
async function pad(path: string, bytes: number, headOf: (length: number) => Buffer): Promise<void> {
  const { length } = await readFile(path);
  const file = await open(path, 'r+');
  try {
    const head = headOf(bytes - length);
    await file.write(head, 0, head.length, length);
    await file.truncate(bytes);
  } finally {
    await file.close();
  }
}

/** Head of a box of an MP4 file that holds nothing; `length` includes the head. */
function freeBox(length: number): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(length, 0);
  head.write('free', 4, 'latin1');
  return head;
}

/** Head of an element of a WebM file that holds nothing; `length` includes the head. */
function voidElement(length: number): Buffer {
  const head = Buffer.alloc(9);
  head.writeUInt8(0xec, 0);
  head.writeBigUInt64BE(0x01n * 2n ** 56n + BigInt(length - head.length), 1);
  return head;
}

/** Records two seconds of a moving picture in the browser, as base64. */
function record(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(15), { mimeType: 'video/webm;codecs=vp8' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    for (let frame = 0; frame < 30; frame += 1) {
      pen?.fillRect(frame * 5, 20, 10, 10);
      await new Promise((resolve) => setTimeout(resolve, 66));
    }
    recorder.stop();
    await stopped;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(''));
  });
}
