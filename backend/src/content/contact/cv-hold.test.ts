import { CV_LIMITS } from '@alltalent/shared/contracts';
import { holdOf, LONGEST_HOLD_MS } from '../../../test/support/kernel/http/event-loop-hold';
import { requirePlainPdf } from './cv-check';

const HEAD = '%PDF-1.7\n';
const TAIL = '\nstartxref\n9\n%%EOF\n';

/** A file of the largest size with a PDF's first and last bytes, and one text repeated between them. */
function fileOf(sign: string): Buffer {
  const room = CV_LIMITS.bytes - HEAD.length - TAIL.length;
  return Buffer.from(HEAD + sign.repeat(Math.floor(room / sign.length)) + TAIL, 'latin1');
}

// Each is refused before it is read in a thread of its own.
test.each([
  'stream\n',
  'endstream\n',
  'obj <</N 1>> stream\nendstream\n',
  '1 0 obj <</N 1 /First 1>> stream\nendstream\n',
  '#41',
  '/Encrypt',
])('SEC-47 REL-23 a CV of five megabytes of %j is refused, and nobody else waits for it', async (sign) => {
  const bytes = fileOf(sign);
  expect(await holdOf(() => expect(requirePlainPdf(bytes)).rejects.toMatchObject({ code: 'CV_REFUSED' }))).toBeLessThan(LONGEST_HOLD_MS);
});
