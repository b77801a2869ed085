import { setImmediate as letOthersIn } from 'node:timers/promises';
import { HiddenObjects, packedObjects } from './packed-objects';
import { namesSpeltOut } from './pdf-names';
import { readPdf } from './pdf-reader';

/** Bytes at the end of a file in which PDF readers look for its trailer. */
const TAIL_BYTES = 1024;
/** Most streams in a file; a document of fifty pages has hundreds. */
const MOST_STREAMS = 10_000;
const BEGINNING = /^%PDF-[12]\.\d[\r\n\t ]/u;
const END = /startxref\s+\d+\s+%%EOF\s*$/u;
/** Names of PDF features that run, play media, open remote files (which reveals the reader to their owner) or embed files. */
const FILES = ['EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'XFA', 'ImportData', 'SubmitForm', 'GoToE', 'GoToR'];
const ACTIVE = [...FILES, 'JavaScript', 'JS', 'Launch', 'AA', 'Rendition', 'Movie', 'Sound'];
const ACTIVE_NAME =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|ImportData|SubmitForm|GoTo[ER]|Rendition|Movie|Sound|AA(?!\d))(?![A-Za-z])/u;
const LOCKED = /\/Encrypt(?![A-Za-z])/u;

/** Why a file is not a plain PDF: no PDF at all, damaged, encrypted, with scripts or files in it, or with parts that cannot be checked. */
export type PdfFault = 'none' | 'damaged' | 'locked' | 'active' | 'hidden';
export type InspectedPdf = { readonly pages: number } | { readonly fault: PdfFault };

class Refused extends Error {
  constructor(readonly fault: PdfFault) {
    super(fault);
  }
}

/** Tells whether `bytes` is a plain PDF from first to last byte. Nothing in it is run or rendered. */
export async function inspectPdf(bytes: Buffer): Promise<InspectedPdf> {
  try {
    return { pages: await pagesOfPlain(bytes) };
  } catch (error) {
    if (error instanceof Refused) return { fault: error.fault };
    throw error;
  }
}

async function pagesOfPlain(bytes: Buffer): Promise<number> {
  if (!BEGINNING.test(bytes.subarray(0, 9).toString('latin1'))) throw new Refused('none');
  if (!END.test(bytes.subarray(-TAIL_BYTES).toString('latin1'))) throw new Refused('damaged');
  const text = bytes.toString('latin1');
  const outside = withoutStreams(text);
  if (outside === null) throw new Refused('hidden');
  await requireHarmless(outside);
  await requireHarmless(await unpacked(bytes, text));
  // Last, because the library unpacks all objects: by now their size is known to be small.
  const read = await readPdf(bytes);
  if (!read) throw new Refused('damaged');
  if (read.names.some((name) => ACTIVE.includes(name))) throw new Refused('active');
  return read.pages;
}

/**
 * Checks the whole text, including objects superseded by a later one of the same number: the library ignores them, some
 * readers do not. Yields to other requests between its steps.
 */
async function requireHarmless(text: string): Promise<void> {
  await letOthersIn();
  const spelt = namesSpeltOut(text);
  if (spelt === null) throw new Refused('hidden');
  await letOthersIn();
  if (LOCKED.test(spelt)) throw new Refused('locked');
  await letOthersIn();
  if (ACTIVE_NAME.test(spelt)) throw new Refused('active');
}

async function unpacked(bytes: Buffer, text: string): Promise<string> {
  try {
    return await packedObjects(bytes, text);
  } catch (error) {
    throw error instanceof HiddenObjects ? new Refused(error.reason) : error;
  }
}

/** Returns the text without streams, whose packed bytes may look like names; null if there are more than MOST_STREAMS. */
function withoutStreams(text: string): string | null {
  const parts: string[] = [];
  let from = 0;
  while (parts.length < MOST_STREAMS) {
    const start = text.indexOf('stream', from);
    const end = start < 0 ? -1 : text.indexOf('endstream', start);
    if (end < 0) return parts.concat(text.slice(from)).join(' ');
    parts.push(text.slice(from, start));
    from = end + 'endstream'.length;
  }
  return null;
}
