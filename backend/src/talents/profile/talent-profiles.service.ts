import type { TalentProfile } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { DomainError } from '../../kernel/domain-error';
import type { CurrentSession } from '../../auth';
import { lastAdultBirthday } from '../schema/birthdays';
import { VideosService } from '../../videos';
import { LookupsService } from '../lookups/lookups.service';
import { Pictures } from '../schema/pictures';
import { ChildProfilesRepository } from './child-profiles.repository';
import { ProfileAccountsRepository } from './profile-accounts.repository';
import { toTalentProfile } from './profile.mapper';
import { viewerOf } from './profile-viewer';
import type { TalentEntity } from '../schema/talent.entity';
import { TalentRatings } from '../listing/talent-ratings';
import { TalentsRepository } from '../listing/talents.repository';

/** Reads profiles as their viewers may see them. */
@Injectable()
export class TalentProfilesService {
  constructor(
    private readonly talents: TalentsRepository,
    private readonly children: ChildProfilesRepository,
    private readonly accounts: ProfileAccountsRepository,
    private readonly lookups: LookupsService,
    private readonly pictures: Pictures,
    private readonly clock: Clock,
    private readonly ratings: TalentRatings,
    private readonly videos: VideosService,
  ) {}

  async read(slug: string, session: CurrentSession | null): Promise<TalentProfile> {
    const profile = await this.find(slug, session);
    if (!profile) throw new DomainError('PROFILE_PRIVATE', { detail: 'Log in to see this profile.' });
    return profile;
  }

  /** Finds a profile by present or former slug; null when it is private and there is no session. Throws NOT_FOUND. */
  async find(slug: string, session: CurrentSession | null): Promise<TalentProfile | null> {
    const talent = (await this.findTalent(slug)) ?? (await this.findChild(slug, session));
    const accounts = talent ? await this.accounts.findOwnerAndViewer(talent.slug, session?.userId ?? '') : [];
    const owner = accounts.find((account) => account.slug === talent?.slug);
    // A suspension leaves the status of a private profile as it is, so the account is checked, too.
    if (!talent || (talent.isPrivate && owner?.isActive === false))
      throw new DomainError('NOT_FOUND', { detail: 'There is no such profile.' });
    const account = accounts.find(({ id }) => id === session?.userId);
    const viewer = viewerOf(session, account, talent.slug);
    if (talent.isPrivate && !viewer.isSignedIn) return null;
    const [details, lookups, ratings] = await Promise.all([
      this.talents.findDetails(talent.id),
      this.lookups.read(),
      this.ratings.ofTalents([talent.id]),
    ]);
    const profile = toTalentProfile(
      talent,
      { ...details, owner, rating: ratings.get(talent.id) },
      { lookups, pictures: this.pictures, viewer, now: this.clock.now() },
    );
    return this.withoutDeleted(profile);
  }

  /** As `find`, but null also for a profile that is not on the site. */
  async findShown(slug: string, session: CurrentSession | null): Promise<TalentProfile | null> {
    return this.find(slug, session).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'NOT_FOUND') return null;
      throw error;
    });
  }

  /** Leaves out reels whose owner deleted them since the profile was published. */
  private async withoutDeleted({ reels = [], ...profile }: TalentProfile): Promise<TalentProfile> {
    const existing = await this.videos.existing(reels.map(({ video_id: id }) => id));
    const left = reels.filter(({ video_id: id }) => existing.has(id));
    return left.length === 0 ? profile : { ...profile, reels: left };
  }

  /** Tells whether the slug is of a child's profile, which only some can see. */
  isOfChild(slug: string): Promise<boolean> {
    return this.children.isThere(slug, lastAdultBirthday(new Date(this.clock.now())));
  }

  /** Finds a child's profile for its guardian and for clients whom the child applied to; it is there for nobody else. */
  private findChild(slug: string, session: CurrentSession | null): Promise<TalentEntity | null> {
    if (!session) return Promise.resolve(null);
    return this.children.find(slug, { viewerId: session.userId, bornUntil: lastAdultBirthday(new Date(this.clock.now())) });
  }

  private async findTalent(slug: string): Promise<TalentEntity | null> {
    const bornUntil = lastAdultBirthday(new Date(this.clock.now()));
    return (await this.talents.findProfileBySlug(slug, bornUntil)) ?? (await this.talents.findProfileByFormerSlug(slug, bornUntil));
  }
}
