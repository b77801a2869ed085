import { type DynamicModule, Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module';
import { AccountModule } from '../modules/account';
import { ArticlesModule } from '../modules/articles';
import { AuthModule } from '../modules/auth';
import { ContentModule } from '../modules/content';
import { DocumentsModule } from '../modules/documents';
import { EnquiriesModule } from '../modules/enquiries';
import { ExperimentsModule } from '../modules/experiments';
import { FaqsModule } from '../modules/faqs';
import { FavouritesModule } from '../modules/favourites';
import { FederationModule } from '../modules/federation';
import { GuardiansModule } from '../modules/guardians';
import { IdempotencyModule } from '../modules/idempotency';
import { JobsModule } from '../modules/jobs';
import { LandingModule } from '../modules/landing';
import { LeadsModule } from '../modules/leads';
import { MediaModule } from '../modules/media';
import { NotificationsModule } from '../modules/notifications';
import { PageHeadsModule } from '../modules/page-heads';
import { PasswordsModule } from '../modules/passwords';
import { ProfilesModule } from '../modules/profiles';
import { ReleaseHealthModule } from '../modules/release-health';
import { ReportsModule } from '../modules/reports';
import { SecurityContactModule } from '../modules/security-contact';
import { SessionsModule } from '../modules/sessions';
import { SharingModule } from '../modules/sharing';
import { SitemapModule } from '../modules/sitemap';
import { SocialModule } from '../modules/social';
import { TalentsModule } from '../modules/talents';
import { UserDetailsModule } from '../modules/user-details';
import { UsersModule } from '../modules/users';
import { PlatformModule, type PlatformParts } from '../platform/platform.module';
import { siteSeeds } from '../seeds';
import { schema } from './schema';

/** What differs between a running site, a command and a test. */
export type AppParts = Omit<PlatformParts, 'schema' | 'seeds'>;

@Module({})
export class AppModule {
  static with(parts: AppParts): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.with({ ...parts, schema, seeds: siteSeeds }),
        SessionsModule,
        AccessModule,
        IdempotencyModule,
        UsersModule,
        UserDetailsModule,
        AuthModule,
        SocialModule,
        PasswordsModule,
        AccountModule,
        GuardiansModule,
        FederationModule,
        ReleaseHealthModule,
        ExperimentsModule,
        TalentsModule,
        LandingModule,
        LeadsModule,
        ContentModule,
        PageHeadsModule,
        JobsModule,
        NotificationsModule,
        ReportsModule,
        MediaModule,
        SharingModule,
        SitemapModule,
        SecurityContactModule,
        DocumentsModule,
        EnquiriesModule,
        ArticlesModule,
        FaqsModule,
        FavouritesModule,
        ProfilesModule,
      ],
    };
  }
}
