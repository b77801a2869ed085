import { Global, Module } from '@nestjs/common';
import { RoleDependentsFinder, TermsTexts } from '../auth';
import { DocumentsModule, DocumentsService, TERMS_OF_USE } from '../content';
import { JobsModule } from '../jobs';
import { ProfileSlugs } from '../platform';
import { ProfileAddressService, ProfilesModule } from '../talents';
import { SiteRoleDependents } from './site-role-dependents';

/** Hands to the lower contexts what they ask of higher ones, which they do not know. */
@Global()
@Module({
  imports: [DocumentsModule, JobsModule, ProfilesModule],
  providers: [
    {
      provide: TermsTexts,
      useFactory: (documents: DocumentsService): TermsTexts => ({ published: () => documents.published(TERMS_OF_USE) }),
      inject: [DocumentsService],
    },
    { provide: RoleDependentsFinder, useClass: SiteRoleDependents },
    {
      provide: ProfileSlugs,
      useFactory: (addresses: ProfileAddressService): ProfileSlugs => ({ isFree: (slug) => addresses.isFree(slug) }),
      inject: [ProfileAddressService],
    },
  ],
  exports: [ProfileSlugs, RoleDependentsFinder, TermsTexts],
})
export class PortsModule {}
