import type { IncomingHttpHeaders } from 'node:http';
import { VIDEO_LIMITS, VIDEO_PURPOSES, type VideoPurpose } from '@alltalent/shared/contracts';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';

/** What a client says of a file before it sends it. */
export type AnnouncedVideo = { readonly bytes: number; readonly name: string; readonly purpose: VideoPurpose };

const MOST_METADATA = 2000;
const WHOLE_NUMBER = /^\d{1,15}$/u;

/** Reads the headers that begin an upload. Throws BODY_TOO_LARGE for a file that is too large, MALFORMED_BODY for other faults. */
export function announcedVideo(headers: IncomingHttpHeaders): AnnouncedVideo {
  const length = headers['upload-length'];
  if (typeof length !== 'string' || !WHOLE_NUMBER.test(length)) throw malformed(t('videos.noLength'));
  const bytes = Number(length);
  if (bytes > VIDEO_LIMITS.bytes)
    throw new DomainError('BODY_TOO_LARGE', { detail: t('videos.tooLarge', { megabytes: VIDEO_LIMITS.bytes / 1e6 }) });
  if (bytes === 0) throw malformed(t('videos.empty'));
  if (Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined) throw malformed(t('videos.noBody'));
  const values = metadataOf(headers['upload-metadata']);
  const purpose = VIDEO_PURPOSES.find((known) => known === values.get('purpose'));
  if (!purpose) throw malformed(t('videos.noPurpose'));
  return { bytes, purpose, name: values.get('filename') ?? '' };
}

/** Refuses a part that does not say its length, or is too long. */
export function requirePart(headers: IncomingHttpHeaders): void {
  const { 'content-length': length } = headers;
  if (headers['content-type'] !== 'application/offset+octet-stream')
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', { detail: t('videos.wrongPart') });
  if (length === undefined || !WHOLE_NUMBER.test(length)) throw malformed(t('videos.noPartLength'));
  if (Number(length) > VIDEO_LIMITS.chunkBytes)
    throw new DomainError('BODY_TOO_LARGE', { detail: t('videos.partTooLarge', { megabytes: VIDEO_LIMITS.chunkBytes / 1e6 }) });
}

/** Pairs of a name and a value in base64, with commas between them. */
function metadataOf(header: string | readonly string[] | undefined): ReadonlyMap<string, string> {
  if (typeof header !== 'string' || header.length > MOST_METADATA) throw malformed(t('videos.noPurpose'));
  return new Map(
    header.split(',').map((pair) => {
      const [name = '', value = ''] = pair.trim().split(' ');
      return [name, Buffer.from(value, 'base64').toString('utf8')];
    }),
  );
}

export function malformed(detail: string): DomainError {
  return new DomainError('MALFORMED_BODY', { detail });
}
