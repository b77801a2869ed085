import { dayInIndia, type ExportLeadsInput } from '@alltalent/shared/contracts';
import type { LeadPlace, LeadSelection } from '../../landing';
import { refuseIn } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';

type Filters = Omit<ExportLeadsInput, 'after'>;

/** Returns what the filters of a call select, for the person of the office who calls, by time alone. */
export function selectionOf(filters: Filters, staffId: string): LeadSelection {
  const { form, page, variant, release, state, holder, confirmed, since, search } = filters;
  return {
    adType: form ?? null,
    page: page ?? null,
    variant: variant ?? null,
    release: release ?? null,
    state: state ?? null,
    holder: holder === 'all' ? null : { assigneeId: holder === 'me' ? staffId : null },
    includesUnverified: confirmed === 'all',
    since: since === undefined ? 0 : Date.parse(`${since}T00:00:00+05:30`),
    search,
    lateBefore: null,
  };
}

/** Describes a selection for the audit trail; a search only as one, because its words are somebody's. */
export function describeSelection(selection: LeadSelection): string {
  const { adType, page, variant, release, state, holder, includesUnverified, since, search } = selection;
  return [
    `leads of ${adType ?? 'every form'}`,
    page !== null && `page ${page}`,
    variant !== null && `variant ${variant}`,
    release !== null && `release ${release}`,
    state !== null && `state ${state}`,
    holder !== null && `assigned to ${holder.assigneeId ?? 'nobody'}`,
    since > 0 && `since ${dayInIndia(since)}`,
    includesUnverified && 'also not confirmed',
    search !== '' && 'by a search',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Formats a place for `next` of a page. */
export function leadCursor({ range, id }: LeadPlace): string {
  return `${range}.${id}`;
}

/** Parses `after` of a page; null for the first page. Throws VALIDATION_FAILED for any other text. */
export function parseLeadCursor(after: string | undefined): LeadPlace | null {
  if (after === undefined || after === '') return null;
  const { range, id } = /^(?<range>\d)\.(?<id>[1-9]\d{0,8})$/u.exec(after)?.groups ?? {};
  if (range === undefined || id === undefined) throw refuseIn({ after: t('officeQueues.noPlace') });
  return { range: Number(range), id: Number(id) };
}
