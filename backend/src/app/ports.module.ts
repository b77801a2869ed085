import { Global, Module } from '@nestjs/common';
import { RoleDependentsFinder, TermsTexts, UsersModule, UsersService } from '../auth';
import { DocumentsModule, DocumentsService, TERMS_OF_USE } from '../content';
import { JobsModule } from '../jobs';
import { MembershipMarks } from '../membership';
import { ProfileSlugs } from '../platform';
import { ProfileSlugService, ProfilesModule } from '../talents';
import { SiteRoleDependents } from './site-role-dependents';

/** Implements ports of lower contexts by services of higher ones, which they cannot import. */
@Global()
@Module({
  imports: [DocumentsModule, JobsModule, ProfilesModule, UsersModule],
  providers: [
    {
      provide: TermsTexts,
      useFactory: (documents: DocumentsService): TermsTexts => ({ published: () => documents.published(TERMS_OF_USE) }),
      inject: [DocumentsService],
    },
    { provide: RoleDependentsFinder, useClass: SiteRoleDependents },
    {
      provide: ProfileSlugs,
      useFactory: (slugs: ProfileSlugService): ProfileSlugs => ({ isFree: (slug) => slugs.isFree(slug) }),
      inject: [ProfileSlugService],
    },
    {
      provide: MembershipMarks,
      useFactory: (users: UsersService): MembershipMarks => ({
        set: async (userId, hasPremium) => void (await users.update(userId, { hasPremium })),
      }),
      inject: [UsersService],
    },
  ],
  exports: [MembershipMarks, ProfileSlugs, RoleDependentsFinder, TermsTexts],
})
export class PortsModule {}
