import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentDisposition } from '../text/file-name';
import type { ByteRange, ObjectStore } from '../object-store/object-store';

export type SentFile = {
  readonly key: string;
  readonly mediaType: string;
  readonly name: string;
  readonly isSaved?: boolean;
};
type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };
type Wanted = ByteRange | 'whole' | 'unsatisfiable';

const PARTIAL = 206;
const NOT_SATISFIABLE = 416;

/**
 * Sends a stored file, or the range of it that the request names, under headers with which it runs and loads nothing, even opened by
 * itself. Resolves to false, with nothing sent, when the file does not exist.
 */
export async function sendObject(
  store: Pick<ObjectStore, 'size' | 'read'>,
  file: SentFile,
  { request, reply }: Exchange,
): Promise<boolean> {
  const size = await store.size(file.key);
  if (size === null) return false;
  const wanted = rangeOf(request.headers.range, size);
  if (wanted === 'unsatisfiable') {
    await reply.code(NOT_SATISFIABLE).header('content-range', `bytes */${size}`).header('cache-control', 'private, no-store').send();
    return true;
  }
  const isRead = request.method !== 'HEAD';
  const bytes = isRead ? await store.read(file.key, wanted === 'whole' ? undefined : wanted) : null;
  if (isRead && bytes === null) return false;
  void reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', contentDisposition(file.isSaved ? 'attachment' : 'inline', file.name))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('x-content-type-options', 'nosniff')
    .header('accept-ranges', 'bytes')
    .header('content-length', wanted === 'whole' ? size : wanted.end - wanted.start + 1)
    .type(file.mediaType);
  if (wanted !== 'whole') void reply.code(PARTIAL).header('content-range', `bytes ${wanted.start}-${wanted.end}/${size}`);
  await reply.send(bytes ?? undefined);
  return true;
}

/** Reads one range of bytes (RFC 9110); everything that is not one means the whole file. */
export function rangeOf(header: string | undefined, size: number): Wanted {
  const parts = /^bytes=(\d{0,15})-(\d{0,15})$/u.exec(header?.trim() ?? '');
  const [, first = '', last = ''] = parts ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') return Number(last) === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - Number(last)), end: size - 1 };
  const range = { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
  if (last !== '' && Number(last) < range.start) return 'whole';
  return range.start >= size ? 'unsatisfiable' : range;
}
