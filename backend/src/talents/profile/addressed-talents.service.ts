import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AddressedTalentsRepository } from './addressed-talents.repository';
import { lastAdultBirthday } from '../schema/birthdays';
import { type LookupIndex, LookupsService } from '../lookups/lookups.service';
import { Pictures, type ShownPicture } from '../schema/pictures';
import { ProfileAccountsRepository } from './profile-accounts.repository';
import type { TalentEntity } from '../schema/talent.entity';

/** A talent as those see them to whom they made themselves known. */
export type AddressedTalent = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly location: string;
  readonly headline: string;
  /** Not named in lists: only whoever they turned to knows of them. */
  readonly isPrivate: boolean;
  /** Best first; none for a private profile without photos. */
  readonly pictures: readonly ShownPicture[];
};

/** Profiles somebody made known to somebody else, by an application for one: visible ones and private ones of adults. */
@Injectable()
export class AddressedTalentsService {
  constructor(
    private readonly talents: AddressedTalentsRepository,
    private readonly accounts: ProfileAccountsRepository,
    private readonly lookups: LookupsService,
    private readonly pictures: Pictures,
    private readonly clock: Clock,
  ) {}

  /** By id. Whoever is suspended, off the site or under eighteen is left out. */
  async findMany(ids: readonly number[]): Promise<ReadonlyMap<number, AddressedTalent>> {
    const [rows, lookups] = await Promise.all([this.talents.findByIds([...new Set(ids)], this.bornUntil()), this.lookups.read()]);
    return new Map(rows.map((row) => [row.id, this.toAddressed(row, lookups)]));
  }

  /** The profile of whoever has this slug; null when there is none, or nobody may see it. */
  async findOwn(slug: string): Promise<AddressedTalent | null> {
    if (slug === '') return null;
    const [[row], lookups] = await Promise.all([this.talents.find({ slug }, this.bornUntil()), this.lookups.read()]);
    return row ? this.toAddressed(row, lookups) : null;
  }

  /** Id of the account that answers for the profile; null for none, and for one that is closed. */
  async ownerOf({ slug }: AddressedTalent): Promise<string | null> {
    const [owner] = await this.accounts.findOwnerAndViewer(slug, '');
    return owner?.isActive ? owner.id : null;
  }

  private toAddressed(row: TalentEntity, lookups: LookupIndex): AddressedTalent {
    const { id, slug, name, cityId, headline, isPrivate } = row;
    return { id, slug, name, location: lookups.cityName(cityId), headline, isPrivate, pictures: this.pictures.ofTalent(row) };
  }

  private bornUntil(): string {
    return lastAdultBirthday(new Date(this.clock.now()));
  }
}
