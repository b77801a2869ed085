import type { ProfileContent } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { NewTalentsRepository } from '../listing/new-talents.repository';
import { LookupsService } from '../lookups/lookups.service';
import { FormerSlugsRepository } from '../profile/former-slugs.repository';
import { TalentWriterRepository } from '../search/talent-writer.repository';
import type { TalentRecord } from '../schema/talent-record';
import { type UserAccount, UsersService } from '../../auth';
import type { ProfileSnapshot } from './profile.entity';
import { newRecord, type Publication, publishedRecord, withPrivacy } from './published-record.mapper';
import { isNamedSlug, newSlug, renameSlug, shownName, slugTextOf } from './shown-name';

type Privacy = ProfileContent['privacy'];

/** Writes what visitors see of a profile, within the caller's transaction. */
@Injectable()
export class ProfilePublisher {
  constructor(
    private readonly talents: TalentWriterRepository,
    private readonly newTalents: NewTalentsRepository,
    private readonly formerSlugs: FormerSlugsRepository,
    private readonly users: UsersService,
    private readonly lookups: LookupsService,
    private readonly clock: Clock,
  ) {}

  /** Reads what a publication needs besides the snapshot; called before the transaction begins. */
  async prepare(): Promise<Pick<Publication, 'lookups' | 'now'>> {
    return { lookups: await this.lookups.read(), now: this.clock.now() };
  }

  /** Shows the snapshot to visitors and returns the talent's id. */
  async publish(user: UserAccount, publication: Publication): Promise<number> {
    const record = user.slug === '' ? null : await this.talents.findRecord(user.slug);
    if (!record) return this.begin(user, publication);
    await this.talents.changeTalent(user.slug, (current) => publishedRecord(current, publication), this.now());
    await this.matchSlug(user, publication.snapshot, publication.privacy);
    return record.id;
  }

  /** Applies privacy settings at once to a published profile; does nothing for any other. */
  async applyPrivacy(user: UserAccount, approved: ProfileSnapshot, privacy: Privacy): Promise<void> {
    const isThere = await this.talents.changeTalent(user.slug, (record) => withPrivacy(record, approved, privacy), this.now());
    if (isThere) await this.matchSlug(user, approved, privacy);
  }

  /** Gives the profile another slug, to which the former one redirects. False when it belongs to another profile. */
  async move(user: UserAccount, slug: string): Promise<boolean> {
    const record = await this.talents.findRecord(user.slug);
    if (!record || !(await this.formerSlugs.isFree(slug, record.id))) return false;
    if (slug === user.slug) return true;
    await this.talents.changeTalent(user.slug, (current) => ({ ...withKey(current), slug }), this.now());
    await this.formerSlugs.move(record.id, user.slug, slug);
    await this.users.update(user.id, { slug });
    return true;
  }

  private async begin(user: UserAccount, publication: Publication): Promise<number> {
    const { snapshot, privacy } = publication;
    const text = slugTextOf(shownName(snapshot.content.basics, privacy.hide_last_name));
    const record = await this.newTalents.add((id) => newRecord(id, newSlug(text), publication), this.now());
    await this.users.update(user.id, { slug: record.slug });
    return record.id;
  }

  /** Takes a hidden last name out of the slug. */
  private async matchSlug(user: UserAccount, { content }: ProfileSnapshot, privacy: Privacy): Promise<void> {
    if (!privacy.hide_last_name || !isNamedSlug(user.slug, shownName(content.basics, false))) return;
    await this.move(user, renameSlug(user.slug, slugTextOf(shownName(content.basics, true))));
  }

  private now(): Date {
    return new Date(this.clock.now());
  }
}

/** Stores the first slug as the poster's key, so that another slug does not change the person in the picture. */
function withKey(record: TalentRecord): TalentRecord {
  return { ...record, poster: { ...record.poster, key: record.poster.key ?? record.slug } };
}
