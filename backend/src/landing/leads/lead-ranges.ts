import type { AdType, LeadState } from '@alltalent/shared/contracts';
import { typedSearch } from '../../kernel/text/typed-search';
import type { Lead } from './lead-archive.repository';

/** What lists look at of a lead. */
export type LookedLead = Pick<
  Lead,
  | 'adType'
  | 'adUrl'
  | 'assigneeId'
  | 'createdAt'
  | 'dialCode'
  | 'email'
  | 'firstName'
  | 'id'
  | 'lastName'
  | 'mobile'
  | 'releaseVersion'
  | 'state'
  | 'variant'
  | 'verifiedAt'
>;

/** What selects leads; null stands for any. */
export type LeadSelection = {
  readonly adType: AdType | null;
  /** Path of the page without its query. */
  readonly page: string | null;
  readonly variant: string | null;
  /** Version of the landing remote whose page they were sent from. */
  readonly release: string | null;
  readonly state: LeadState | null;
  /** Whose leads: those of a colleague, or of nobody (`assigneeId` null). */
  readonly holder: Pick<Lead, 'assigneeId'> | null;
  readonly includesUnverified: boolean;
  /** Time (ms) from which on they were confirmed, or sent where unconfirmed ones are included. */
  readonly since: number;
  /** Beginning of a number, an e-mail address or a name; '' for none. */
  readonly search: string;
  /** Time (ms) before which a new lead must have been confirmed to be late, which lists by time begin with; null: they do not. */
  readonly lateBefore: number | null;
};

type NarrowingColumn = 'adType' | 'assigneeId' | 'page' | 'releaseVersion' | 'state' | 'variant';
type Narrowed = { readonly column: NarrowingColumn; readonly value: string | null };
type SearchColumn = 'email' | 'mobile' | 'name' | 'nameBack' | 'number';

/**
 * Range of one index, whose end comes first: leads by time, or those whose value begins with `start`. A range with `before` has the late
 * leads, confirmed before that time (ms) and still new, and its beginning comes first.
 */
export type LeadRange =
  | {
      readonly by: 'createdAt' | 'verifiedAt';
      readonly since: number;
      readonly narrowed: Narrowed | null;
      readonly before?: number;
    }
  | { readonly by: SearchColumn; readonly start: string };

/** Returns the ranges that have all leads of a selection, in the order of the list; leads in them have to be narrowed by `fits`. */
export function rangesOf(selection: LeadSelection): readonly LeadRange[] {
  if (selection.search !== '') return searchRanges(selection.search);
  const { includesUnverified, since } = selection;
  if (includesUnverified) return [...lateRanges(selection), { by: 'createdAt', since, narrowed: null }];
  return [...lateRanges(selection), { by: 'verifiedAt', since, narrowed: narrowestOf(selection) }];
}

function lateRanges({ lateBefore: before, state, includesUnverified, since }: LeadSelection): readonly LeadRange[] {
  if (before === null || (state !== null && state !== LATE_STATE)) return [];
  return [{ by: 'verifiedAt', since: includesUnverified ? 0 : since, narrowed: { column: 'state', value: LATE_STATE }, before }];
}

/** The state in which a lead waits for somebody. */
const LATE_STATE = 'new' satisfies LeadState;

/** The filter that leaves the fewest leads as a rule. */
function narrowestOf({ holder, release, variant, page, state, adType }: LeadSelection): Narrowed | null {
  if (holder?.assigneeId) return { column: 'assigneeId', value: holder.assigneeId };
  if (release !== null) return { column: 'releaseVersion', value: release };
  if (variant !== null) return { column: 'variant', value: variant };
  if (page !== null) return { column: 'page', value: page };
  if (state !== null) return { column: 'state', value: state };
  if (adType !== null) return { column: 'adType', value: adType };
  return holder === null ? null : { column: 'assigneeId', value: null };
}

/** Digits with what people write between them: spaces of any kind, brackets, dots, slashes and dashes. */
const PHONE = /^\+?[\d\s()./‐-―-]+$/u;
const LEAST_DIGITS = 2;

function searchRanges(text: string): readonly LeadRange[] {
  const typed = typedSearch(text).toLowerCase();
  if (typed.includes('@')) return [{ by: 'email', start: typed }];
  const digits = typed.replaceAll(/\D/gu, '');
  const significant = digits.replace(/^0+/u, '');
  if (PHONE.test(typed) && significant.length >= LEAST_DIGITS) {
    return phoneRanges(significant, typed.startsWith('+') || digits.startsWith('00'));
  }
  const names: readonly LeadRange[] = [
    { by: 'name', start: typed },
    { by: 'nameBack', start: typed },
  ];
  return typed.includes(' ') ? names : [...names, { by: 'email', start: typed }];
}

/** A number with its country code, or the national one; zeros that one dials first are in neither. */
function phoneRanges(digits: string, isInternational: boolean): readonly LeadRange[] {
  if (!isInternational) return [{ by: 'mobile', start: digits }, numberRange(digits)];
  return [...new Set([digits, digits.replace(/^910+/u, '91')])].map(numberRange);
}

function numberRange(start: string): LeadRange {
  return { by: 'number', start };
}

/** Whether a lead is in a selection. */
export function fits(lead: LookedLead, selection: LeadSelection): boolean {
  const { adType, page, variant, release, state, holder, includesUnverified, since } = selection;
  const time = includesUnverified ? lead.createdAt : lead.verifiedAt;
  return (
    (adType === null || lead.adType === adType) &&
    (page === null || pageOf(lead) === page) &&
    (variant === null || lead.variant === variant) &&
    (release === null || lead.releaseVersion === release) &&
    (state === null || lead.state === state) &&
    (holder === null || lead.assigneeId === holder.assigneeId) &&
    time !== null &&
    time >= since
  );
}

/** Path of the page that a lead came from. */
function pageOf({ adUrl }: Pick<Lead, 'adUrl'>): string {
  return (adUrl.split('?')[0] ?? '').slice(0, LONGEST_PAGE);
}

/** Characters of a path that the database has for lists. */
const LONGEST_PAGE = 120;

/** What a search goes by of a lead; null for a range by time. */
function searchedValue(lead: LookedLead, { by }: LeadRange): string | null {
  const { email, mobile, dialCode, firstName, lastName } = lead;
  switch (by) {
    case 'createdAt':
    case 'verifiedAt':
      return null;
    case 'email':
      return email;
    case 'mobile':
      return mobile;
    case 'number':
      return `${dialCode}${mobile}`;
    case 'name':
      return `${firstName} ${lastName}`.toLowerCase();
    case 'nameBack':
      return `${lastName} ${firstName}`.toLowerCase();
  }
}

/** Whether a lead is in a range that a list has before another one: of a search, or of late leads. */
export function isInEarlier(lead: LookedLead, range: LeadRange): boolean {
  if ('start' in range) return searchedValue(lead, range)?.startsWith(range.start) ?? false;
  const { before } = range;
  return before !== undefined && lead.state === LATE_STATE && lead.verifiedAt !== null && lead.verifiedAt < before;
}
