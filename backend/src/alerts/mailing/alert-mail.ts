import type { AlertFrequency } from '@alltalent/shared/contracts';
import { t } from '../../kernel/messages';
import { composeMail } from '../../kernel/outbox/compose-mail';
import type { Message } from '../../kernel/outbox/message';
import { plainText, quoted } from '../../kernel/outbox/plain-text';
import type { AlertItem } from '../matching/alert-source';
import type { SavedSearchRow } from '../schema/saved-search.entity';
import { pathOf } from '../searches/saved-searches.service';

/** New matches of one search; `items` is not empty. */
export type Alert = {
  readonly search: SavedSearchRow;
  readonly words: readonly string[];
  /** The newest matches. */
  readonly items: readonly AlertItem[];
  readonly total: number;
};
type Envelope = { readonly to: string; readonly publicUrl: string; readonly token: string };

/** Matches that a mail shows. */
export const MOST_SHOWN = 12;
const LONGEST_NAME = 60;

/** Title of the mail and of the notification. */
export function alertTitle({ search: { kind, name }, total }: Alert): string {
  const values = { count: total, name: quoted(name, LONGEST_NAME) };
  return kind === 'talents' ? t('alerts.mail.talentsSubject', values) : t('alerts.mail.jobsSubject', values);
}

/** Mail about new matches, with the link that stops it. */
export function alertMail(alert: Alert, { to, publicUrl, token }: Envelope): Message {
  const { search, words, items, total } = alert;
  const more = total - items.length;
  const stop = `${publicUrl}/saved-searches/unsubscribe?token=${token}`;
  const paragraphs = [
    firstLine(alert),
    ...(words.length > 0 ? [t('alerts.mail.filter', { words: plainText(words.join(', ')) })] : []),
    ...(more > 0 ? [t('alerts.mail.more', { count: more })] : []),
    `${whenMailed(search.frequency)} ${t('alerts.mail.change', { address: `${publicUrl}/saved-searches` })}`,
    t('alerts.mail.stop', { address: stop }),
  ];
  const facts = items.map(({ title, lines, path }, index) => {
    const value = [title, ...lines]
      .map(plainText)
      .concat(publicUrl + path)
      .join('\n');
    return [t('alerts.mail.number', { number: index + 1 }), value] as const;
  });
  const link = { label: t('alerts.mail.see'), address: publicUrl + pathOf(search) };
  const unsubscribe = `${publicUrl}/api/saved-searches/unsubscribe/${token}`;
  return composeMail({ to, subject: alertTitle(alert), paragraphs, facts, link, unsubscribe }, publicUrl);
}

function firstLine({ search: { kind, name }, total }: Alert): string {
  const values = { count: total, name: quoted(name, LONGEST_NAME) };
  return kind === 'talents' ? t('alerts.mail.talents', values) : t('alerts.mail.jobs', values);
}

function whenMailed(frequency: AlertFrequency): string {
  if (frequency === 'weekly') return t('alerts.mail.weekly');
  return frequency === 'daily' ? t('alerts.mail.daily') : t('alerts.mail.immediate');
}
