import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { TalentsBySlugRepository } from './talents-by-slug.repository';
import { lastAdultBirthday } from '../schema/birthdays';
import { type LookupIndex, LookupsService } from '../lookups/lookups.service';
import { Pictures, type ShownPicture } from '../schema/pictures';
import { ProfileAccountsRepository } from './profile-accounts.repository';
import { CHILD_STATUS } from '../search/talent-projection';
import type { TalentEntity } from '../schema/talent.entity';

/** A talent as shown to somebody who was given the slug, a private one included. */
export type TalentBySlug = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly location: string;
  readonly headline: string;
  /** True for a profile that is not named in lists. */
  readonly isPrivate: boolean;
  /** True for a child: a parent or guardian acts for it. */
  readonly isChild: boolean;
  /** Pictures, best first; none for a private profile without photos. */
  readonly pictures: readonly ShownPicture[];
};

/** Finds visible and private profiles of adults, and those of children, for people a talent turned to, such as by an application. */
@Injectable()
export class TalentsBySlugService {
  constructor(
    private readonly talents: TalentsBySlugRepository,
    private readonly accounts: ProfileAccountsRepository,
    private readonly lookups: LookupsService,
    private readonly pictures: Pictures,
    private readonly clock: Clock,
  ) {}

  /** Finds talents by id; those who are suspended or off the site are left out. */
  async findMany(ids: readonly number[]): Promise<ReadonlyMap<number, TalentBySlug>> {
    const [rows, lookups] = await Promise.all([this.talents.findByIds([...new Set(ids)], this.bornUntil()), this.lookups.read()]);
    return new Map(rows.map((row) => [row.id, this.toTalentBySlug(row, lookups)]));
  }

  /** Finds the profile with this slug; null when there is none, or nobody may see it. */
  async findOwn(slug: string): Promise<TalentBySlug | null> {
    if (slug === '') return null;
    const [[row], lookups] = await Promise.all([this.talents.find({ slug }, this.bornUntil()), this.lookups.read()]);
    return row ? this.toTalentBySlug(row, lookups) : null;
  }

  /** Returns the id of the profile's account; null for none, and for one that is closed. */
  async ownerOf({ slug }: TalentBySlug): Promise<string | null> {
    const [owner] = await this.accounts.findOwnerAndViewer(slug, '');
    return owner?.isActive ? owner.id : null;
  }

  private toTalentBySlug(row: TalentEntity, lookups: LookupIndex): TalentBySlug {
    const { id, slug, name, cityId, headline, isPrivate } = row;
    const isChild = row.status === CHILD_STATUS;
    const location = isChild ? lookups.stateName(cityId) : lookups.cityName(cityId);
    return { id, slug, name, location, headline, isPrivate, isChild, pictures: this.pictures.ofTalent(row) };
  }

  private bornUntil(): string {
    return lastAdultBirthday(new Date(this.clock.now()));
  }
}
