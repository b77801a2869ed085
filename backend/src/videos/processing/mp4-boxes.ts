import type { FileHandle } from 'node:fs/promises';

export type Mp4Facts = { readonly hasH264: boolean; readonly seconds: number; readonly width: number; readonly height: number };
type Box = { readonly type: string; readonly start: number; readonly body: number; readonly end: number };

const HEADER = 8;
const LONG_HEADER = 16;
const MOST_MOOV_BYTES = 16_000_000;
const MOST_BOXES = 2000;
/** Boxes with places, devices and comments; their content is overwritten, so that readers do not get it. */
const PERSONAL = ['udta', 'meta', 'uuid'];

/**
 * Reads what an MP4 file says about itself, and overwrites its metadata in place; the positions of everything else stay. Null for a
 * file whose boxes cannot be read.
 */
export async function readMp4(file: FileHandle, bytes: number): Promise<Mp4Facts | null> {
  const top = await topBoxes(file, bytes);
  const moov = top.find(({ type }) => type === 'moov');
  if (!moov || moov.end - moov.start > MOST_MOOV_BYTES) return null;
  const content = Buffer.alloc(moov.end - moov.start);
  await file.read(content, 0, content.length, moov.start);
  const facts = factsOf(content);
  wipe(content, { ...moov, start: 0, body: moov.body - moov.start, end: content.length });
  await file.write(content, 0, content.length, moov.start);
  for (const box of top.filter(({ type }) => PERSONAL.includes(type))) await wipeAt(file, box);
  return facts;
}

/** Reads the headers of the outermost boxes. */
async function topBoxes(file: FileHandle, bytes: number): Promise<Box[]> {
  const boxes: Box[] = [];
  const header = Buffer.alloc(LONG_HEADER);
  for (let at = 0; at + HEADER <= bytes && boxes.length < MOST_BOXES;) {
    await file.read(header, 0, Math.min(LONG_HEADER, bytes - at), at);
    const box = boxAt(header, 0, bytes - at);
    if (!box) break;
    boxes.push({ type: box.type, start: at, body: at + box.body, end: at + box.end });
    at += box.end;
  }
  return boxes;
}

function boxAt(bytes: Buffer, at: number, end: number): Box | null {
  if (at + HEADER > end) return null;
  const short = bytes.readUInt32BE(at);
  const isLong = short === 1 && at + LONG_HEADER <= end;
  const size = isLong ? Number(bytes.readBigUInt64BE(at + HEADER)) : short === 0 ? end - at : short;
  const body = at + (isLong ? LONG_HEADER : HEADER);
  if (size < body - at || at + size > end) return null;
  return { type: bytes.toString('latin1', at + 4, at + 8), start: at, body, end: at + size };
}

function childrenOf(bytes: Buffer, { body, end }: Pick<Box, 'body' | 'end'>): Box[] {
  const boxes: Box[] = [];
  for (let at = body; boxes.length < MOST_BOXES;) {
    const box = boxAt(bytes, at, end);
    if (!box) break;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

function factsOf(moov: Buffer): Mp4Facts | null {
  const whole = boxAt(moov, 0, moov.length);
  const boxes = whole ? childrenOf(moov, whole) : [];
  const header = boxes.find(({ type }) => type === 'mvhd');
  if (!header) return null;
  const pictures = boxes.filter(({ type }) => type === 'trak').flatMap((track) => pictureOf(moov, track) ?? []);
  return {
    seconds: secondsOf(moov, header),
    hasH264: pictures.length > 0,
    width: pictures[0]?.width ?? 0,
    height: pictures[0]?.height ?? 0,
  };
}

function secondsOf(bytes: Buffer, { body, end }: Box): number {
  const isLong = end > body && bytes.readUInt8(body) === 1;
  if (end - body < (isLong ? 32 : 20)) return 0;
  const scale = bytes.readUInt32BE(body + (isLong ? 20 : 12));
  const duration = isLong ? Number(bytes.readBigUInt64BE(body + 24)) : bytes.readUInt32BE(body + 16);
  return scale === 0 ? 0 : duration / scale;
}

/** The size of a track's pictures when they are H.264. */
function pictureOf(bytes: Buffer, track: Box): { readonly width: number; readonly height: number } | null {
  const inside = (boxes: readonly Box[], type: string) => boxes.find((box) => box.type === type);
  let found: Box | undefined = track;
  for (const type of ['mdia', 'minf', 'stbl', 'stsd']) found = found && inside(childrenOf(bytes, found), type);
  // Eight bytes of version and count come before the entries.
  const entry = found && boxAt(bytes, found.body + HEADER, found.end);
  if (!entry || !['avc1', 'avc3'].includes(entry.type) || entry.end - entry.body < 28) return null;
  return { width: bytes.readUInt16BE(entry.body + 24), height: bytes.readUInt16BE(entry.body + 26) };
}

function wipe(bytes: Buffer, box: Box): void {
  for (const child of childrenOf(bytes, box)) {
    if (PERSONAL.includes(child.type)) {
      bytes.write('free', child.start + 4, 'latin1');
      bytes.fill(0, child.body, child.end);
    } else if (child.type === 'trak') wipe(bytes, child);
  }
}

async function wipeAt(file: FileHandle, { start, body, end }: Box): Promise<void> {
  await file.write(Buffer.from('free', 'latin1'), 0, 4, start + 4);
  const zeros = Buffer.alloc(65_536);
  for (let at = body; at < end; at += zeros.length) await file.write(zeros, 0, Math.min(zeros.length, end - at), at);
}
