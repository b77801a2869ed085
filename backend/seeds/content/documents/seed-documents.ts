import { createHash } from 'node:crypto';
import type { DocumentKind } from '@alltalent/shared/contracts';
import type { DataSource } from 'typeorm';
import { seedTexts } from '../../seed-stores';
import { ABOUT_US } from './about-us';
import { ARTICLES } from './articles';
import { CAREER_PAGE } from './career-page';
import { CONTACT_PAGE } from './contact-page';
import { FAQS } from './faqs';
import { PRIVACY_POLICY } from './privacy-policy';
import { RETURN_POLICY } from './return-policy';
import { SUCCESS } from './success';
import { TERMS_OF_USE } from './terms-of-use';

type SeededDocument = { readonly kind: DocumentKind; readonly name: string; readonly markdown: string; readonly summary?: string };

/** Day from which the first texts of a new installation hold. */
export const FIRST_DAY = Date.parse('2026-11-03T00:00:00+05:30');

/** Summary that members of a site with older terms read before these take effect; change it with the terms. */
const NEW_IN_TERMS =
  'Memberships are sold now. They say what stays free, how a plan renews and ends, and what happens when a charge fails.';

export const DOCUMENTS: readonly SeededDocument[] = [
  { kind: 'page', name: 'about-us', markdown: ABOUT_US },
  { kind: 'page', name: 'success', markdown: SUCCESS },
  { kind: 'page', name: 'terms-of-use', markdown: TERMS_OF_USE, summary: NEW_IN_TERMS },
  { kind: 'page', name: 'privacy-policy', markdown: PRIVACY_POLICY },
  { kind: 'page', name: 'return-policy', markdown: RETURN_POLICY },
  { kind: 'page', name: 'contactus', markdown: CONTACT_PAGE },
  { kind: 'page', name: 'career', markdown: CAREER_PAGE },
  ...Object.entries(ARTICLES).map(([name, markdown]) => ({ kind: 'article' as const, name, markdown })),
  ...FAQS.map((faq) => ({ kind: 'faq' as const, ...faq })),
];

/** Digest of the seeded texts: a release that changes them seeds them again; texts that staff have written stay. */
export function fingerprintOfDocuments(): string {
  return createHash('sha256').update(JSON.stringify(DOCUMENTS)).digest('base64url');
}

export async function seedDocuments(dataSource: DataSource, now: Date): Promise<void> {
  const { documents } = seedTexts(dataSource, now);
  for (const document of DOCUMENTS) await documents.seed(document, FIRST_DAY);
}
