type Mp4 = { readonly codec?: string; readonly seconds?: number; readonly padding?: number; readonly brand?: string };

/** Makes a small MP4 file with the boxes that players read, and a place in its metadata; it has no real picture. */
export function anMp4({ codec = 'avc1', seconds = 12, padding = 2000, brand = 'isom' }: Mp4 = {}): Buffer {
  const entry = Buffer.alloc(78);
  entry.writeUInt16BE(640, 24);
  entry.writeUInt16BE(360, 26);
  const stsd = box('stsd', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box(codec, entry));
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1000, 12);
  header.writeUInt32BE(seconds * 1000, 16);
  const track = box('trak', box('mdia', box('minf', box('stbl', stsd))), box('udta', Buffer.from('owner of the camera')));
  const place = box('udta', box('\u00a9xyz', Buffer.from('+19.0760+072.8777/')));
  return Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\u0002\0${brand}mp41`, 'latin1')),
    box('moov', box('mvhd', header), track, place),
    box('mdat', Buffer.alloc(padding, 7)),
  ]);
}

/** Makes the beginning of a WebM file. */
export function aWebm(bytes = 3000): Buffer {
  return Buffer.concat([Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'), Buffer.alloc(bytes, 5)]);
}

function box(type: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}
