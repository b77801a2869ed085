import { randomBytes } from 'node:crypto';
import {
  type DrawFailure,
  drawFailureProof,
  formatPageToken,
  formatPreviews,
  formatVisitor,
  PREVIEW_COOKIE,
  VISITOR_COOKIE,
} from '@alltalent/shared/contracts';
import { visitorMac } from '../../src/kernel/visitor/visitor-proofs';
import type { TestBrowser } from './test-browser';
import type { TestSite } from './test-site';

export const PERSON = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Page token as the front door makes it. */
export function pageToken(site: TestSite, madeAt = site.clock.now(), route: string | null = null): string {
  return formatPageToken({ id: randomBytes(16).toString('base64url'), route }, madeAt, visitorMac(site.config.secretKey));
}

/** Header of the front door's report of a page that it could not draw. */
export function provenDrawFailure(site: TestSite, report: Pick<DrawFailure, 'remote' | 'version' | 'token'>): Record<string, string> {
  return { authorization: `Bearer ${drawFailureProof(report, visitorMac(site.config.secretKey))}` };
}

/** Value of the visitor cookie with assigned variants. */
export function visitorCookie(site: TestSite, assigned: Readonly<Record<string, string>>, id = visitorId()): string {
  return formatVisitor({ id, assigned }, visitorMac(site.config.secretKey));
}

export function visitorId(): string {
  return randomBytes(16).toString('base64url');
}

/** Browser of a visitor with assigned variants. */
export async function visit(site: TestSite, assigned: Readonly<Record<string, string>>, id = visitorId()): Promise<TestBrowser> {
  const browser = await site.browse();
  browser.cookies.set(VISITOR_COOKIE, visitorCookie(site, assigned, id));
  return browser;
}

/** Gives a browser a preview of a release for a day, as the front door does. */
export function beginPreview(site: TestSite, browser: TestBrowser, remote = 'mf_landing', version = 'c1'): void {
  const now = site.clock.now();
  const preview = { remote, version, made_at: now, expires_at: now + 24 * 3600 * 1000 };
  browser.cookies.set(PREVIEW_COOKIE, formatPreviews([preview], visitorMac(site.config.secretKey)));
}
