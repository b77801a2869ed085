import { setImmediate as letOthersIn } from 'node:timers/promises';
import { CV_LIMITS } from '@alltalent/shared/contracts';
import { DomainError } from '../../kernel/domain-error';
import { HiddenObjects, packedObjects } from './packed-objects';
import { namesSpeltOut } from './pdf-names';
import { readPdf } from './pdf-reader';

/** Where a reader looks for the end of the file. */
const TAIL_BYTES = 1024;
/** A CV of fifty pages has hundreds. */
const MOST_STREAMS = 10_000;
const BEGINNING = /^%PDF-[12]\.\d[\r\n\t ]/u;
const END = /startxref\s+\d+\s+%%EOF\s*$/u;
/** What acts by itself, plays something, opens a file elsewhere (which tells its owner who reads), or carries other files. */
const FILES = ['EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'XFA', 'ImportData', 'SubmitForm', 'GoToE', 'GoToR'];
const ACTIVE = [...FILES, 'JavaScript', 'JS', 'Launch', 'AA', 'Rendition', 'Movie', 'Sound'];
const ACTIVE_NAME =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|ImportData|SubmitForm|GoTo[ER]|Rendition|Movie|Sound|AA(?!\d))(?![A-Za-z])/u;
const LOCKED = /\/Encrypt(?![A-Za-z])/u;

const WORDS = {
  none: 'This is no PDF. Please save your CV as a PDF and choose that file.',
  damaged: 'This PDF is damaged or only half there. Please save it anew and choose that file.',
  locked: 'This PDF is locked, so nobody here could read it. Please save it without a password.',
  active: 'This PDF has scripts or other files in it. Please print it to a plain PDF and choose that file.',
  hidden: 'This PDF has parts that cannot be looked into. Please print it to a plain PDF and choose that file.',
} as const;

/** Throws CV_REFUSED, with what to do, for what is no plain PDF from its first byte to its last. Nothing in it is run or drawn. */
export async function requirePlainPdf(bytes: Buffer): Promise<void> {
  if (!BEGINNING.test(bytes.subarray(0, 9).toString('latin1'))) throw refusal(WORDS.none);
  if (!END.test(bytes.subarray(-TAIL_BYTES).toString('latin1'))) throw refusal(WORDS.damaged);
  const text = bytes.toString('latin1');
  const outside = withoutStreams(text);
  if (outside === null) throw refusal(WORDS.hidden);
  await requireHarmless(outside);
  await requireHarmless(await unpacked(bytes, text));
  // Only now: the library unpacks whatever objects there are, and that is known to be little.
  const read = await readPdf(bytes);
  if (!read) throw refusal(WORDS.damaged);
  if (read.names.some((name) => ACTIVE.includes(name))) throw refusal(WORDS.active);
  if (read.pages > CV_LIMITS.pages) throw refusal(`This PDF has ${read.pages} pages. A CV may have ${CV_LIMITS.pages} at most.`);
}

/**
 * Checks the whole text, objects included that a later one of the same number replaces: the library ignores them, some
 * readers do not. Other requests are answered between its steps.
 */
async function requireHarmless(text: string): Promise<void> {
  await letOthersIn();
  const spelt = namesSpeltOut(text);
  if (spelt === null) throw refusal(WORDS.hidden);
  await letOthersIn();
  if (LOCKED.test(spelt)) throw refusal(WORDS.locked);
  await letOthersIn();
  if (ACTIVE_NAME.test(spelt)) throw refusal(WORDS.active);
}

async function unpacked(bytes: Buffer, text: string): Promise<string> {
  try {
    return await packedObjects(bytes, text);
  } catch (error) {
    throw error instanceof HiddenObjects ? refusal(WORDS[error.reason]) : error;
  }
}

/** What is packed has no names in it, but may look as if it had. Null for more streams than any CV has. */
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

function refusal(detail: string): DomainError {
  return new DomainError('CV_REFUSED', { detail, fields: { cv: detail } });
}
