import { HIRING_LIMITS } from '@alltalent/shared/contracts';
import { t } from '../../kernel/messages';
import { oneLine } from '../../kernel/text/form-text';
import { ATTACHMENT_FORMATS } from './attachment-formats';
import type { StoredAttachment } from './attachments.repository';

/** Characters that end a folder's name or turn the direction of a text, so that a name would not read as it is. */
const MISLEADING = /[\p{Cf}/\\]/gu;
const ENDING = /\.[^.\s]{1,8}$/u;

/** Name of a file as readers see it: as its sender's machine gave it, with the ending of what it is. */
export function attachmentName(typed: string, { kind, mediaType }: Pick<StoredAttachment, 'kind' | 'mediaType'>): string {
  const ending = `.${ATTACHMENT_FORMATS[mediaType]?.ending ?? 'bin'}`;
  const usual = { image: t('threads.picture'), pdf: t('threads.document'), audio: t('threads.recording') }[kind];
  const name = oneLine(typed)
    .replace(MISLEADING, '')
    .replace(ENDING, '')
    .replace(/^[.\s]+/u, '')
    .trim();
  return `${[...(name || usual)].slice(0, HIRING_LIMITS.fileName - ending.length).join('')}${ending}`;
}

/** Value of Content-Disposition: a PDF is saved, pictures and audio may be shown. */
export function dispositionOf({ kind, name }: Pick<StoredAttachment, 'kind' | 'name'>): string {
  const plain = name.replace(/[^\w. -]/gu, '_');
  const way = kind === 'pdf' ? 'attachment' : 'inline';
  return `${way}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(wellFormed(name)).replace(/['()*]/gu, percent)}`;
}

function percent(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** Replaces halves of characters, which have no encoding. */
function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '_');
}
