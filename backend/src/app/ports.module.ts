import { Global, Module } from '@nestjs/common';
import { RoleDependentsFinder, TermsTexts, UsersModule } from '../auth';
import { DocumentsModule, DocumentsService, TERMS_OF_USE } from '../content';
import { HiringModule } from '../hiring';
import { JobsModule, SentApplicationsService } from '../jobs';
import { MembershipMarks, MembershipUsage } from '../membership';
import { ProfileSlugs } from '../platform';
import { ProfileSlugService, ProfilesModule, TalentsModule } from '../talents';
import { SiteMembershipMarks } from './site-membership-marks';
import { SiteRoleDependents } from './site-role-dependents';

/** Implements ports of lower contexts by services of higher ones, which they cannot import. */
@Global()
@Module({
  imports: [DocumentsModule, HiringModule, JobsModule, ProfilesModule, TalentsModule, UsersModule],
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
  ],
  exports: [MembershipMarks, MembershipUsage, ProfileSlugs, RoleDependentsFinder, TermsTexts],
})
export class PortsModule {}
