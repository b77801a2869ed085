import { Global, Module } from '@nestjs/common';
import { RoleDependentsFinder, TermsTexts, UsersModule } from '../auth';
import { DocumentsModule, DocumentsService, TERMS_OF_USE } from '../content';
import { BookedDaysService, HiringModule, RatingsService } from '../hiring';
import { JobsModule, PosterRatings, SentApplicationsService, SentTapesService, TalentBookings } from '../jobs';
import { MembershipMarks, MembershipUsage } from '../membership';
import { FederationModule, ProfileSlugs, ReleasesInTroubleService } from '../platform';
import { TroubledReleases } from '../staff';
import { ProfileReelsService, ProfileSlugService, ProfilesModule, TalentRatings, TalentsModule } from '../talents';
import { VideoUses } from '../videos';
import { SiteMembershipMarks } from './site-membership-marks';
import { SiteRoleDependents } from './site-role-dependents';

/** Implements ports of lower contexts by services of higher ones, which they cannot import. */
@Global()
@Module({
  imports: [DocumentsModule, FederationModule, HiringModule, JobsModule, ProfilesModule, TalentsModule, UsersModule],
  providers: [
    {
      provide: TermsTexts,
      useFactory: (documents: DocumentsService): TermsTexts => ({ published: () => documents.published(TERMS_OF_USE) }),
      inject: [DocumentsService],
    },
    { provide: RoleDependentsFinder, useClass: SiteRoleDependents },
    { provide: MembershipMarks, useClass: SiteMembershipMarks },
    {
      provide: MembershipUsage,
      useFactory: (sent: SentApplicationsService): MembershipUsage => ({
        applicationsSince: (userId, since) => sent.countSince(userId, since),
      }),
      inject: [SentApplicationsService],
    },
    {
      provide: ProfileSlugs,
      useFactory: (slugs: ProfileSlugService): ProfileSlugs => ({ isFree: (slug) => slugs.isFree(slug) }),
      inject: [ProfileSlugService],
    },
    {
      provide: TalentRatings,
      useFactory: (ratings: RatingsService): TalentRatings => ({ ofTalents: (ids) => ratings.ofTalents(ids) }),
      inject: [RatingsService],
    },
    {
      provide: PosterRatings,
      useFactory: (ratings: RatingsService): PosterRatings => ({ ofPosters: (userIds) => ratings.ofClients(userIds) }),
      inject: [RatingsService],
    },
    {
      provide: TroubledReleases,
      useFactory: (releases: ReleasesInTroubleService): TroubledReleases => ({ names: () => releases.find() }),
      inject: [ReleasesInTroubleService],
    },
    { provide: TalentBookings, useExisting: BookedDaysService },
    {
      provide: VideoUses,
      useFactory: (tapes: SentTapesService, reels: ProfileReelsService): VideoUses => ({
        clientsOf: (videoId) => tapes.clientsOf(videoId),
        reelFor: (video, session) => reels.audienceOf(video, session),
        usedBy: async (ownerId) => new Set([...(await tapes.usedBy(ownerId)), ...(await reels.usedBy(ownerId))]),
      }),
      inject: [SentTapesService, ProfileReelsService],
    },
  ],
  exports: [
    MembershipMarks,
    MembershipUsage,
    PosterRatings,
    ProfileSlugs,
    RoleDependentsFinder,
    TalentBookings,
    TalentRatings,
    TermsTexts,
    TroubledReleases,
    VideoUses,
  ],
})
export class PortsModule {}
