import { CV_LIMITS } from '@alltalent/shared/contracts';
import { DomainError } from '../../kernel/domain-error';
import { inspectPdf } from '../../kernel/pdf/plain-pdf';

const REFUSALS = {
  none: 'This is no PDF. Please save your CV as a PDF and choose that file.',
  damaged: 'This PDF is damaged or incomplete. Please save it again and choose that file.',
  locked: 'This PDF is locked, so nobody here could read it. Please save it without a password.',
  active: 'This PDF has scripts or other files in it. Please print it to a plain PDF and choose that file.',
  hidden: 'This PDF has parts that cannot be looked into. Please print it to a plain PDF and choose that file.',
} as const;

/** Throws CV_REFUSED, with what to do, unless `bytes` is a plain PDF with few pages. */
export async function requirePlainPdf(bytes: Buffer): Promise<void> {
  const read = await inspectPdf(bytes);
  if ('fault' in read) throw refusal(REFUSALS[read.fault]);
  if (read.pages > CV_LIMITS.pages) throw refusal(`This PDF has ${read.pages} pages. A CV may have ${CV_LIMITS.pages} at most.`);
}

function refusal(detail: string): DomainError {
  return new DomainError('CV_REFUSED', { detail, fields: { cv: detail } });
}
