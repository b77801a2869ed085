import type { AttachmentKind } from '@alltalent/shared/contracts';

type Format = { readonly kind: AttachmentKind; readonly ending: string };

/** Media types in which files of messages are stored. */
export const ATTACHMENT_FORMATS: Readonly<Record<string, Format>> = {
  'image/jpeg': { kind: 'image', ending: 'jpg' },
  'image/webp': { kind: 'image', ending: 'webp' },
  'application/pdf': { kind: 'pdf', ending: 'pdf' },
  'audio/mpeg': { kind: 'audio', ending: 'mp3' },
  'audio/mp4': { kind: 'audio', ending: 'm4a' },
  'audio/ogg': { kind: 'audio', ending: 'ogg' },
  'audio/wav': { kind: 'audio', ending: 'wav' },
  'audio/webm': { kind: 'audio', ending: 'webm' },
};

/** Kind of file that a media type announces; null for one that messages do not take. */
export function kindOf(mediaType: string): AttachmentKind | null {
  const essence = mediaType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (essence === 'application/pdf') return 'pdf';
  if (essence.startsWith('image/')) return 'image';
  return essence.startsWith('audio/') ? 'audio' : null;
}

/** Brands of MP4 files that hold sound; those of pictures, as HEIC and AVIF, have others. */
const MP4_BRANDS = /^(?:M4A |M4B |M4P |mp4[12]|iso[m2-9]|dash|MSNV|qt {2})$/u;
const WEBM_HEAD_BYTES = 64;
/** A file with less than this holds no sound. */
const LEAST_BYTES = 128;

/** Detects the media type of a sound from its first bytes, whatever its sender declared; null for any other file. */
export function audioTypeOf(bytes: Buffer): string | null {
  if (bytes.length < LEAST_BYTES) return null;
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 3) === 'ID3' || isMp3Frame(bytes)) return 'audio/mpeg';
  if (text(4, 8) === 'ftyp' && MP4_BRANDS.test(text(8, 12))) return 'audio/mp4';
  if (text(0, 4) === 'OggS') return 'audio/ogg';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WAVE') return 'audio/wav';
  const isEbml = bytes.readUInt32BE(0) === 0x1a45dfa3;
  return isEbml && text(0, WEBM_HEAD_BYTES).includes('webm') ? 'audio/webm' : null;
}

/** Whether the bytes begin with a frame of MPEG audio, layer III. */
function isMp3Frame(bytes: Buffer): boolean {
  const [first, second] = [bytes.readUInt8(0), bytes.readUInt8(1)];
  return first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) === 0x02;
}
