import { CV_LIMITS } from '@alltalent/shared/contracts';
import { DomainError } from '../../platform/domain-error';

/** Where a reader looks for the end of the file. */
const TAIL_BYTES = 1024;
const BEGINNING = /^%PDF-[12]\.\d[\r\n\t ]/u;
const END = /startxref\s+\d+\s+%%EOF\s*$/u;
/** Names may be written with numbers in place of letters: /J#61vaScript. */
const NUMBERED_LETTER = /#([0-9a-f]{2})/giu;
/** What acts by itself, or carries other files. */
const ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA)(?![A-Za-z])/u;
const LOCKED = /\/Encrypt(?![A-Za-z])/u;
const PAGE = /\/Type\s*\/Page(?![A-Za-z])/gu;

/** Throws CV_REFUSED, with what to do, for what is no plain PDF from its first byte to its last. Nothing in it is run or drawn. */
export function requirePlainPdf(bytes: Buffer): void {
  const tail = bytes.subarray(-TAIL_BYTES).toString('latin1');
  if (!BEGINNING.test(bytes.subarray(0, 9).toString('latin1')))
    throw refusal('This is no PDF. Please save your CV as a PDF and choose that file.');
  if (!END.test(tail)) throw refusal('This PDF is damaged or only half there. Please save it anew and choose that file.');
  const text = withoutStreams(bytes.toString('latin1')).replace(NUMBERED_LETTER, (_sign, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  if (LOCKED.test(text)) throw refusal('This PDF is locked, so nobody here could read it. Please save it without a password.');
  if (ACTIVE.test(text)) throw refusal('This PDF has scripts or other files in it. Please print it to a plain PDF and choose that file.');
  const pages = [...text.matchAll(PAGE)].length;
  if (pages > CV_LIMITS.pages) throw refusal(`This PDF has ${pages} pages. A CV may have ${CV_LIMITS.pages} at most.`);
}

/** What is packed has no names in it, but may look as if it had. */
function withoutStreams(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const start = text.indexOf('stream', from);
    const end = start < 0 ? -1 : text.indexOf('endstream', start);
    if (end < 0) return parts.concat(text.slice(from)).join(' ');
    parts.push(text.slice(from, start));
    from = end + 'endstream'.length;
  }
}

function refusal(detail: string): DomainError {
  return new DomainError('CV_REFUSED', { detail, fields: { cv: detail } });
}
