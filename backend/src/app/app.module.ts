import { type DynamicModule, Module } from '@nestjs/common';
import { AccessModule } from './access/access.module';
import { AccountModule, AuthModule, GuardiansModule, PasswordsModule, SessionsModule, SocialModule, UsersModule } from '../auth';
import { ArticlesModule, ContentModule, DocumentsModule, ContactModule, FaqsModule, StoriesModule } from '../content';
import { ExperimentsModule, FederationModule, ReleaseHealthModule } from '../platform';
import { FavouritesModule, MediaModule, ProfilesModule, SharingModule, TalentsModule } from '../talents';
import { AlertsModule } from '../alerts';
import { DemoClockModule } from './demo-clock/demo-clock.module';
import { HiringModule } from '../hiring';
import { IdempotencyModule } from '../kernel/idempotency/idempotency.module';
import { JobsModule } from '../jobs';
import { LandingModule, LeadsModule } from '../landing';
import { MembershipModule } from '../membership';
import { NotificationsModule } from '../notifications';
import { PageMetadataModule, SecurityContactModule, SitemapModule, UserDetailsModule } from '../site';
import {
  OfficeBookingsModule,
  FiguresModule,
  OfficeContentModule,
  OfficeLeadsModule,
  OfficeMessagesModule,
  PeopleModule,
  QueuesModule,
  ReportsModule,
  SecondStepModule,
  StaffConsoleModule,
  StaffTeamModule,
  UpkeepModule,
} from '../staff';
import { KernelModule, type KernelParts } from './kernel.module';
import { PersonalDataModule } from './personal-data.module';
import { PortsModule } from './ports.module';
import { VideosModule } from '../videos';
import { siteSeeds } from '../../seeds';
import { migrations } from './migrations';

/** Parts that differ between a running site, a command and a test. */
export type AppParts = Omit<KernelParts, 'migrations' | 'seeds'>;

/** Composition root: imports the kernel and every context. */
@Module({})
export class AppModule {
  static with(parts: AppParts): DynamicModule {
    return {
      module: AppModule,
      imports: [
        KernelModule.with({ ...parts, migrations, seeds: siteSeeds }),
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
        StoriesModule,
        PageMetadataModule,
        JobsModule,
        HiringModule,
        AlertsModule,
        NotificationsModule,
        MembershipModule,
        DemoClockModule,
        ReportsModule,
        QueuesModule,
        StaffConsoleModule,
        SecondStepModule,
        StaffTeamModule,
        OfficeContentModule,
        OfficeBookingsModule,
        PeopleModule,
        OfficeLeadsModule,
        OfficeMessagesModule,
        UpkeepModule,
        FiguresModule,
        MediaModule,
        SharingModule,
        SitemapModule,
        SecurityContactModule,
        DocumentsModule,
        ContactModule,
        ArticlesModule,
        FaqsModule,
        FavouritesModule,
        ProfilesModule,
        PersonalDataModule,
        PortsModule,
        VideosModule,
      ],
    };
  }
}
