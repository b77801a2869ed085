import type { AttachmentKind } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { t } from '../../kernel/messages';
import { inspectPdf, type PdfFault } from '../../kernel/pdf/plain-pdf';
import { RenderQueue } from '../../talents';
import { audioTypeOf } from './attachment-formats';
import { drawAgain, type DrawnPicture } from './attachment-picture';
import { fileRefused } from './thread-refusals';

export type CheckedFile = DrawnPicture;

/** A picture of 52 megapixels takes one processor and up to 300 MB of memory. */
const PICTURES_AT_ONCE = 2;
const MOST_PAGES = 500;
const PDF_FAULTS: Readonly<Record<PdfFault, () => string>> = {
  none: () => t('threads.noPdf'),
  damaged: () => t('threads.pdfDamaged'),
  locked: () => t('threads.pdfLocked'),
  active: () => t('threads.pdfActive'),
  hidden: () => t('threads.pdfHidden'),
};

/** Checks uploaded files by their bytes. Nothing in them is run; pictures are drawn again. */
@Injectable()
export class AttachmentCheck {
  private readonly queue = new RenderQueue<DrawnPicture>(PICTURES_AT_ONCE);
  private lastJob = 0;

  /** Returns the file to store. Throws ATTACHMENT_REFUSED for one that is not of the declared kind. */
  async check(bytes: Buffer, kind: AttachmentKind): Promise<CheckedFile> {
    if (kind === 'image') return this.draw(bytes);
    const mediaType = kind === 'pdf' ? await pdfType(bytes) : audioTypeOf(bytes);
    if (mediaType === null) throw fileRefused(t('threads.noAudio'));
    return { bytes, mediaType, width: 0, height: 0 };
  }

  private draw(bytes: Buffer): Promise<DrawnPicture> {
    this.lastJob += 1;
    return this.queue.run(String(this.lastJob), () => drawAgain(bytes));
  }
}

async function pdfType(bytes: Buffer): Promise<string> {
  const read = await inspectPdf(bytes);
  if ('fault' in read) throw fileRefused(PDF_FAULTS[read.fault]());
  if (read.pages > MOST_PAGES) throw fileRefused(t('threads.pdfPages', { most: MOST_PAGES }));
  return 'application/pdf';
}
