import type { ProfileContent } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { LookupsService } from '../lookups/lookups.service';
import type { TalentRecord } from '../schema/talent-record';
import type { UserAccount } from '../../auth';
import type { ProfileSnapshot } from './profile.entity';
import type { ProfileStores } from './profiles.repository';
import { newRecord, type Publication, publishedRecord, withPrivacy } from './published-record.mapper';
import { addressWords, drawSlug, isNamedSlug, renameSlug, shownName } from './shown-name';

type Privacy = ProfileContent['privacy'];

/** Writes what visitors see, in the transaction whose stores it is given. */
@Injectable()
export class ProfilePublisher {
  constructor(
    private readonly lookups: LookupsService,
    private readonly clock: Clock,
  ) {}

  /** What a publication needs besides; read before the transaction begins. */
  async prepare(): Promise<Pick<Publication, 'lookups' | 'now'>> {
    return { lookups: await this.lookups.read(), now: this.clock.now() };
  }

  /** Makes the snapshot what visitors see; answers the talent's number. */
  async publish(stores: ProfileStores, user: UserAccount, publication: Publication): Promise<number> {
    const record = user.slug === '' ? null : await stores.talents.findRecord(user.slug);
    if (!record) return this.begin(stores, user, publication);
    await stores.talents.changeTalent(user.slug, (current) => publishedRecord(current, publication), this.now());
    await this.matchAddress(stores, user, publication.snapshot, publication.privacy);
    return record.id;
  }

  /** Takes effect at once on what is on the site; does nothing before that. */
  async applyPrivacy(stores: ProfileStores, user: UserAccount, approved: ProfileSnapshot, privacy: Privacy): Promise<void> {
    const isThere = await stores.talents.changeTalent(user.slug, (record) => withPrivacy(record, approved, privacy), this.now());
    if (isThere) await this.matchAddress(stores, user, approved, privacy);
  }

  /** False when the address is somebody else's. The former one leads on to the new one. */
  async move(stores: ProfileStores, user: UserAccount, slug: string): Promise<boolean> {
    const record = await stores.talents.findRecord(user.slug);
    if (!record || !(await stores.addresses.isFree(slug, record.id))) return false;
    if (slug === user.slug) return true;
    await stores.talents.changeTalent(user.slug, (current) => ({ ...withKey(current), slug }), this.now());
    await stores.addresses.move(record.id, user.slug, slug);
    await stores.users.update(user.id, { slug });
    return true;
  }

  private async begin(stores: ProfileStores, user: UserAccount, publication: Publication): Promise<number> {
    const { snapshot, privacy } = publication;
    const words = addressWords(shownName(snapshot.content.basics, privacy.hide_last_name));
    const record = await stores.newTalents.add((id) => newRecord(id, drawSlug(words), publication), this.now());
    await stores.users.update(user.id, { slug: record.slug });
    return record.id;
  }

  /** A hidden last name does not stand in the address either. */
  private async matchAddress(stores: ProfileStores, user: UserAccount, { content }: ProfileSnapshot, privacy: Privacy): Promise<void> {
    if (!privacy.hide_last_name || !isNamedSlug(user.slug, shownName(content.basics, false))) return;
    await this.move(stores, user, renameSlug(user.slug, addressWords(shownName(content.basics, true))));
  }

  private now(): Date {
    return new Date(this.clock.now());
  }
}

/** The drawn picture follows from the first address, so that another one does not change the person in it. */
function withKey(record: TalentRecord): TalentRecord {
  return { ...record, poster: { ...record.poster, key: record.poster.key ?? record.slug } };
}
