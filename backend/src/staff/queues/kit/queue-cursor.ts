import { refuseIn } from '../../../kernel/domain-error';
import { t } from '../../../kernel/messages';

/** Place in a queue: the item that waits since `since` (ms) with this key; the next page begins behind it. */
export type QueuePlace = { readonly since: number; readonly key: string };

/** Formats a place for `next` of a page. */
export function cursorOf({ since, key }: QueuePlace): string {
  return `${since}.${key}`;
}

/** Parses `after` of a page; undefined for the first page. Throws VALIDATION_FAILED for any other text. */
export function parseCursor(after: string | undefined): QueuePlace | undefined {
  if (after === undefined || after === '') return undefined;
  const { since, key } = /^(?<since>\d{1,15})\.(?<key>[\w:-]{1,60})$/u.exec(after)?.groups ?? {};
  if (since === undefined || key === undefined) throw refuseIn({ after: t('officeQueues.noPlace') });
  return { since: Number(since), key };
}
