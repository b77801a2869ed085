import { Global, Module } from '@nestjs/common';
import {
  AccountModule,
  ChildrenRecords,
  DeletionRecords,
  PERSONAL_DATA,
  type PersonalData,
  ProfileRecords,
  SessionsRecords,
  SignInWaysRecords,
  TeamRecords,
  TermsRecords,
} from '../auth';
import { AlertsModule, SavedSearchesRecords } from '../alerts';
import { ContactModule, ContactMessagesRecords, FaqsModule, FaqVotesRecords, StoriesRecords, StoriesRecordsModule } from '../content';
import { BookingsRecords, HiringModule, MessagesRecords, OffersRecords, ReviewsRecords } from '../hiring';
import { ApplicationsRecords, JobsModule, JobsRecords } from '../jobs';
import { LeadsModule, LeadsRecords } from '../landing';
import { MembershipModule, MembershipRecords } from '../membership';
import { NotificationsRecords, NotificationsModule } from '../notifications';
import { PeopleModule, PersonNotesRecords, ReportsModule, ReportsRecords, StaffActionsModule, StaffActionsRecords } from '../staff';
import {
  FavouritesModule,
  FavouritesRecords,
  OwnProfileRecords,
  ProfilesModule,
  SharesRecords,
  SharingModule,
  TalentProfileRecords,
  TalentsModule,
} from '../talents';
import { VideosModule, VideosRecords } from '../videos';

/** Providers of all personal data of an account, in the order of the export and the erasure. */
const RECORDS = [
  ProfileRecords,
  SignInWaysRecords,
  SessionsRecords,
  TermsRecords,
  // Before the profile, by whose addresses stories are found.
  StoriesRecords,
  OwnProfileRecords,
  TalentProfileRecords,
  ChildrenRecords,
  TeamRecords,
  OffersRecords,
  ReviewsRecords,
  BookingsRecords,
  // Before the jobs, because erased jobs have no account any more.
  ApplicationsRecords,
  MessagesRecords,
  VideosRecords,
  JobsRecords,
  LeadsRecords,
  MembershipRecords,
  ContactMessagesRecords,
  FavouritesRecords,
  SavedSearchesRecords,
  SharesRecords,
  FaqVotesRecords,
  NotificationsRecords,
  ReportsRecords,
  StaffActionsRecords,
  PersonNotesRecords,
  DeletionRecords,
];

/** Provides the personal data of every context to the account module, which exports and erases them. */
@Global()
@Module({
  imports: [
    AccountModule,
    AlertsModule,
    ContactModule,
    FaqsModule,
    FavouritesModule,
    HiringModule,
    JobsModule,
    LeadsModule,
    MembershipModule,
    NotificationsModule,
    ProfilesModule,
    PeopleModule,
    ReportsModule,
    SharingModule,
    StaffActionsModule,
    StoriesRecordsModule,
    TalentsModule,
    VideosModule,
  ],
  providers: [{ provide: PERSONAL_DATA, useFactory: (...records: readonly PersonalData[]) => records, inject: RECORDS }],
  exports: [PERSONAL_DATA],
})
export class PersonalDataModule {}
