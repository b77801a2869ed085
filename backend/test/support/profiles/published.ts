import { GUARDED_SECTIONS, type SectionAudiences } from '@alltalent/shared/contracts';
import type { TestSite } from '../test-site';
import type { PublishedPhoto, TalentRecord } from '../../../src/talents/schema/talent-record';
import { TalentWriterRepository } from '../../../src/talents/search/talent-writer.repository';

/** Publishes photos on the account's profile, as an approval does. */
export async function publish(site: TestSite, userId: string, photos: readonly PublishedPhoto[]): Promise<void> {
  await changeRecord(site, userId, (record) => ({ ...record, published: { ...EMPTY, photos } }));
}

export async function changeRecord(site: TestSite, userId: string, change: (record: TalentRecord) => TalentRecord): Promise<void> {
  const [{ slug }] = await site.dataSource.query('SELECT slug FROM user_account WHERE id = ?', [userId]);
  await new TalentWriterRepository(site.dataSource).changeTalent(slug, change, new Date(site.clock.now()));
}

const EMPTY = {
  photos: [],
  pronouns: '',
  playingAge: null,
  recordings: [],
  rate: null,
  availability: { state: 'open', from: '' },
  audiences: Object.fromEntries(GUARDED_SECTIONS.map((section) => [section, 'everybody'])) as SectionAudiences,
  approvedOn: '2026-11-20',
} as const;
