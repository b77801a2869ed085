import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

type PlacedText = { readonly text: string; readonly x: number; readonly y: number; readonly width: number };
type ReadPdf = {
  readonly title: string;
  readonly marked: boolean;
  readonly pages: readonly { readonly texts: readonly PlacedText[]; readonly lang: string; readonly tree: unknown }[];
  /** Everything on all pages, in reading order. */
  readonly text: string;
};

/** Reads a PDF back with another library than the one that wrote it. */
export function readPdf(pdf: Buffer): ReadPdf {
  const output = execFileSync(process.execPath, [join(__dirname, 'pdf-as-json.mjs')], { input: pdf, maxBuffer: 1 << 24 });
  const read = JSON.parse(output.toString()) as Omit<ReadPdf, 'text'>;
  return {
    ...read,
    text: read.pages
      .flatMap(({ texts }) => texts.map(({ text }) => text))
      .join(' ')
      .replace(/ +/gu, ' '),
  };
}
