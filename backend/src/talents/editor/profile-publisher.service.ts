import type { ProfileContent } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { NewTalentsRepository } from '../listing/new-talents.repository';
import { LookupsService } from '../lookups/lookups.service';
import { TalentAddressesRepository } from '../profile/talent-addresses.repository';
import { TalentWriterRepository } from '../search/talent-writer.repository';
import type { TalentRecord } from '../schema/talent-record';
import { type UserAccount, UsersService } from '../../auth';
import type { ProfileSnapshot } from './profile.entity';
import { newRecord, type Publication, publishedRecord, withPrivacy } from './published-record.mapper';
import { addressWords, drawSlug, isNamedSlug, renameSlug, shownName } from './shown-name';

type Privacy = ProfileContent['privacy'];

/** Writes what visitors see, in the transaction of the change that it is part of. */
@Injectable()
export class ProfilePublisher {
  constructor(
    private readonly talents: TalentWriterRepository,
    private readonly newTalents: NewTalentsRepository,
    private readonly addresses: TalentAddressesRepository,
    private readonly users: UsersService,
    private readonly lookups: LookupsService,
    private readonly clock: Clock,
  ) {}

  /** What a publication needs besides; read before the transaction begins. */
  async prepare(): Promise<Pick<Publication, 'lookups' | 'now'>> {
    return { lookups: await this.lookups.read(), now: this.clock.now() };
  }

  /** Makes the snapshot what visitors see; answers the talent's number. */
  async publish(user: UserAccount, publication: Publication): Promise<number> {
    const record = user.slug === '' ? null : await this.talents.findRecord(user.slug);
    if (!record) return this.begin(user, publication);
    await this.talents.changeTalent(user.slug, (current) => publishedRecord(current, publication), this.now());
    await this.matchAddress(user, publication.snapshot, publication.privacy);
    return record.id;
  }

  /** Takes effect at once on what is on the site; does nothing before that. */
  async applyPrivacy(user: UserAccount, approved: ProfileSnapshot, privacy: Privacy): Promise<void> {
    const isThere = await this.talents.changeTalent(user.slug, (record) => withPrivacy(record, approved, privacy), this.now());
    if (isThere) await this.matchAddress(user, approved, privacy);
  }

  /** False when the address is somebody else's. The former one leads on to the new one. */
  async move(user: UserAccount, slug: string): Promise<boolean> {
    const record = await this.talents.findRecord(user.slug);
    if (!record || !(await this.addresses.isFree(slug, record.id))) return false;
    if (slug === user.slug) return true;
    await this.talents.changeTalent(user.slug, (current) => ({ ...withKey(current), slug }), this.now());
    await this.addresses.move(record.id, user.slug, slug);
    await this.users.update(user.id, { slug });
    return true;
  }

  private async begin(user: UserAccount, publication: Publication): Promise<number> {
    const { snapshot, privacy } = publication;
    const words = addressWords(shownName(snapshot.content.basics, privacy.hide_last_name));
    const record = await this.newTalents.add((id) => newRecord(id, drawSlug(words), publication), this.now());
    await this.users.update(user.id, { slug: record.slug });
    return record.id;
  }

  /** A hidden last name does not stand in the address either. */
  private async matchAddress(user: UserAccount, { content }: ProfileSnapshot, privacy: Privacy): Promise<void> {
    if (!privacy.hide_last_name || !isNamedSlug(user.slug, shownName(content.basics, false))) return;
    await this.move(user, renameSlug(user.slug, addressWords(shownName(content.basics, true))));
  }

  private now(): Date {
    return new Date(this.clock.now());
  }
}

/** The drawn picture follows from the first address, so that another one does not change the person in it. */
function withKey(record: TalentRecord): TalentRecord {
  return { ...record, poster: { ...record.poster, key: record.poster.key ?? record.slug } };
}
