import { PAGE_NAMES, type PageBlocks, type PageName } from '@alltalent/shared/contracts';
import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { seedTexts } from '../../seed-stores';
import { HIRING_INFLUENCER } from './hiring-influencer';
import { HOME } from './home';
import { INFLUENCER } from './influencer';
import { PRODUCT_PHOTOSHOOT } from './product-photoshoot';
import { SINGER } from './singer';

const PAGES: { readonly [Page in PageName]: PageBlocks<Page> } = {
  home: HOME,
  'hiring-influencer': HIRING_INFLUENCER,
  influencer: INFLUENCER,
  'product-photoshoot': PRODUCT_PHOTOSHOOT,
  singer: SINGER,
};

/** Digest of the seeded copy: a release that changes it seeds it again; edited pages stay. */
export function fingerprintOfPages(): string {
  return createHash('sha256').update(JSON.stringify(PAGES)).digest('base64url');
}

export async function seedPages(dataSource: DataSource, now: Date): Promise<void> {
  const { pages } = seedTexts(dataSource, now);
  for (const name of PAGE_NAMES) await pages.seed(name, PAGES[name]);
}
