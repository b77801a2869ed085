import type { DrawnBytes } from '../../drawing/protocol';
import type { InlineStyle } from './release-styles';

/**
 * Why a page was left to the browser. `failed`: its release did. `paused`: its release, or this page of it, failed within the
 * last minute. `unanswered`: the backend did not answer in time. `unreadable`: the file of its server bundle could not be
 * fetched, or a stylesheet of the page. `busy`: too many pages were being drawn. `no-bundle`: the release is older than server bundles. `other`: a redirect,
 * an error that the backend answered, or a worker that ended because of another page.
 */
export const LEFT_REASONS = ['failed', 'paused', 'unanswered', 'unreadable', 'busy', 'no-bundle', 'other'] as const;
export type LeftReason = (typeof LEFT_REASONS)[number];

/** A page that was left to the browser. `fault` is what its release did wrong; null when no release is to blame. */
export type LeftPage = { readonly left: LeftReason; readonly fault: string | null };

export type DrawOutcome = DrawnBytes | LeftPage;

/** A drawn page with its stylesheets. */
export type StyledHtml = DrawnBytes & { readonly styles: readonly InlineStyle[] };

/** Counts since the start of the process. `kept`: requests that were sent a page that was drawn for an earlier one. */
export type DrawCounts = { readonly drawn: number; readonly kept: number; readonly left: Readonly<Record<LeftReason, number>> };
