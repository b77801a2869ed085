import { deflateSync } from 'node:zlib';

type Packing = { readonly type?: string; readonly filter?: string; readonly packed?: Buffer };

/** A PDF of one page with one more object, kept in a stream of packed objects. */
export function aPackedPdf(object: string, { type = '/Type /ObjStm', filter = '/FlateDecode', packed }: Packing = {}): Buffer {
  const first = '7 0 ';
  const data = packed ?? deflateSync(Buffer.from(`${first}${object}`, 'latin1'));
  const head = [
    '%PDF-1.7',
    '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj',
    '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj',
    '3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 9 9]>> endobj',
    `6 0 obj <<${type} /N 1 /First ${first.length} /Filter ${filter} /Length ${data.length}>>`,
    'stream\n',
  ].join('\n');
  const tail = '\nendstream endobj\nxref\n0 1\n0000000000 65535 f \ntrailer <</Size 9 /Root 1 0 R>>\nstartxref\n9\n%%EOF\n';
  return Buffer.concat([Buffer.from(head, 'latin1'), data, Buffer.from(tail, 'latin1')]);
}
