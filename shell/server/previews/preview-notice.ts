import type { FastifyReply } from 'fastify';
import { sendPlainNotice } from '../documents/plain-notice';
import { t } from '../messages';
import type { Missing } from '../registry/published-releases';

export type PreviewNotice = 'invalid' | 'expired' | 'ended' | Missing;

const NOTICES: Readonly<Record<PreviewNotice, readonly [status: number, title: string, text: string]>> = {
  invalid: [404, t('preview.brokenTitle'), t('preview.broken')],
  unknown: [404, t('preview.brokenTitle'), t('preview.unknown')],
  expired: [410, t('preview.expiredTitle'), t('preview.expired')],
  ended: [410, t('preview.endedTitle'), t('preview.ended')],
  unreadable: [503, t('preview.unreadableTitle'), t('preview.unreadable')],
};

/** Sends a page that says why a preview link shows nothing, and what to do. */
export function sendPreviewNotice(reply: FastifyReply, notice: PreviewNotice): FastifyReply {
  const [status, title, text] = NOTICES[notice];
  return sendPlainNotice(reply, { status, title, text, link: { href: '/', text: t('preview.home') } });
}
