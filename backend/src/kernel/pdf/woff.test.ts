import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { unwrapWoff } from './woff';

/** Returns a page with the text, for which the font's letters are measured, cut out and embedded. */
function pageIn(font: Buffer, text: string): Promise<Buffer> {
  const page = new PDFDocument({ font: '', compress: false, info: { CreationDate: new Date(0) } });
  page.font(font).text(text).end();
  return buffer(page);
}

test.each([
  ['latin-400', 'Asha Rao, 3,999 & fifty'],
  ['latin-ext-600', '₹ Łódź'],
  ['devanagari-400', 'नमस्ते मुंबई क्ष'],
  ['vietnamese-600', 'ễ'],
])('MEM-06 the font in noto-sans-%s sets the same page as its WOFF file', async (name, text) => {
  const woff = readFileSync(createRequire(__filename).resolve(`@fontsource/noto-sans/files/noto-sans-${name}-normal.woff`));
  expect(await pageIn(unwrapWoff(woff), text)).toEqual(await pageIn(woff, text));
});

test('a font is a multiple of four bytes, and its tables stand in it in the order of their tags', () => {
  const woff = readFileSync(createRequire(__filename).resolve('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff'));
  const font = unwrapWoff(woff);
  const tags = Array.from({ length: font.readUInt16BE(4) }, (_, index) => font.toString('latin1', 12 + index * 16, 16 + index * 16));
  expect(font.length % 4).toBe(0);
  expect(tags).toEqual(tags.toSorted());
  expect(tags).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca']));
});
