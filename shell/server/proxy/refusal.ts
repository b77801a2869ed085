import { type ErrorCode, ERRORS } from '@alltalent/shared/contracts';
import type { FastifyReply } from 'fastify';
import { t } from '../messages';

const TRY_AGAIN_SECONDS = 5;

const DETAILS = {
  UNAVAILABLE: () => t('unavailable'),
  BODY_TOO_LARGE: () => t('bodyTooLarge'),
  BODY_TOO_SLOW: () => t('bodyTooSlow'),
  FILE_TOO_SLOW: () => t('fileTooSlow'),
  UNSUPPORTED_MEDIA_TYPE: () => t('bodyEncoded'),
} as const satisfies Partial<Record<ErrorCode, () => string>>;

/** Refuses a request with the same problem document as the backend uses. */
export function refuse(reply: FastifyReply, code: keyof typeof DETAILS): FastifyReply {
  const { status, title } = ERRORS[code];
  const detail = DETAILS[code]();
  const request_id = reply.request.id;
  const retryAfter = code === 'UNAVAILABLE' ? { retry_after: TRY_AGAIN_SECONDS } : {};
  reply.log.info({ event: 'call-refused', route: reply.request.routeOptions.url ?? 'none', code }, 'a call was refused');
  if (code === 'UNAVAILABLE') void reply.header('retry-after', String(TRY_AGAIN_SECONDS));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send({ type: 'about:blank', title, status, code, detail, message: detail, request_id, ...retryAfter });
}
