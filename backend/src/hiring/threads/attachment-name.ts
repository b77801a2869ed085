import { HIRING_LIMITS } from '@alltalent/shared/contracts';
import { t } from '../../kernel/messages';
import { cleanFileName } from '../../kernel/text/file-name';
import { ATTACHMENT_FORMATS } from './attachment-formats';
import type { StoredAttachment } from './attachments.repository';

/** Name of a file as readers see it: as its sender's machine gave it, with the ending of what it is. */
export function attachmentName(typed: string, { kind, mediaType }: Pick<StoredAttachment, 'kind' | 'mediaType'>): string {
  const usual = { image: t('threads.picture'), pdf: t('threads.document'), audio: t('threads.recording') }[kind];
  const ending = `.${ATTACHMENT_FORMATS[mediaType]?.ending ?? 'bin'}`;
  return cleanFileName(typed, { ending, usual, most: HIRING_LIMITS.fileName });
}
