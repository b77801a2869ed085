/** A container that videos come in; `demuxer` is the one part of ffmpeg that reads it. */
export type VideoFormat = { readonly name: 'MP4' | 'MOV' | '3GP' | 'WebM' | 'MKV' | 'AVI'; readonly demuxer: string };

/** First bytes that tell the format. */
export const HEAD_BYTES = 4096;

const EBML = 0x1a45dfa3;
/** Brands of MP4 files that hold videos; those of pictures, as HEIC and AVIF, and of sounds have others. */
const MP4_BRANDS = /^(?:mp4[12v]|iso[m2-9]|avc1|dash|MSNV|M4V[ HP]|mmp4|f4v |XAVC|niko|NDSC)$/u;

/** What a page's file field offers, with and without ffmpeg. */
export const ACCEPTED = {
  converted: {
    formats: ['MP4', 'MOV', 'WebM', 'MKV', 'AVI', '3GP'],
    accept: [
      'video/mp4',
      'video/quicktime',
      'video/webm',
      'video/x-matroska',
      'video/x-msvideo',
      'video/3gpp',
      '.mkv',
      '.avi',
      '.mov',
      '.m4v',
    ],
  },
  kept: { formats: ['MP4 (H.264)', 'WebM'], accept: ['video/mp4', 'video/webm', '.m4v'] },
} as const;

/** Tells the format from the first bytes, whatever the file is called; null for anything else. */
export function formatOf(head: Buffer): VideoFormat | null {
  if (head.length < 64) return null;
  const text = (from: number, to: number) => head.toString('latin1', from, to);
  if (text(4, 8) === 'ftyp') return mp4Format(text(8, 12));
  // QuickTime files of old cameras have no brand.
  if (['moov', 'mdat', 'wide', 'free', 'skip'].includes(text(4, 8)) && head.readUInt32BE(0) >= 8) return { name: 'MOV', demuxer: 'mov' };
  if (head.readUInt32BE(0) === EBML) {
    if (text(0, 64).includes('webm')) return { name: 'WebM', demuxer: 'matroska' };
    return text(0, 64).includes('matroska') ? { name: 'MKV', demuxer: 'matroska' } : null;
  }
  return text(0, 4) === 'RIFF' && text(8, 12) === 'AVI ' ? { name: 'AVI', demuxer: 'avi' } : null;
}

function mp4Format(brand: string): VideoFormat | null {
  if (brand === 'qt  ') return { name: 'MOV', demuxer: 'mov' };
  if (/^3g[p2]/u.test(brand)) return { name: '3GP', demuxer: 'mov' };
  return MP4_BRANDS.test(brand) ? { name: 'MP4', demuxer: 'mov' } : null;
}
