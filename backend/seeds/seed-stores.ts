import type { DataSource } from 'typeorm';
import { AccountDelegatesRepository } from '../src/auth/delegates/account-delegates.repository';
import { GuardiansRepository } from '../src/auth/guardians/guardians.repository';
import { SessionRepository } from '../src/auth/sessions/session.repository';
import { UsersRepository } from '../src/auth/users/users.repository';
import { ContactMessagesRepository } from '../src/content/contact/contact-messages.repository';
import { CvFilesRepository } from '../src/content/contact/cv-files.repository';
import { CvStore } from '../src/content/contact/cv-store';
import { DocumentsRepository } from '../src/content/documents/documents.repository';
import { DocumentsService } from '../src/content/documents/documents.service';
import { PublishingService } from '../src/content/documents/publishing.service';
import { PagesService } from '../src/content/pages/pages.service';
import { ShownJobRepository } from '../src/jobs/postings/shown-job.repository';
import { AuditTrail } from '../src/kernel/audit/audit-trail';
import { AuditRepository } from '../src/kernel/audit/audit.repository';
import type { Clock } from '../src/kernel/clock/clock';
import { AppLog } from '../src/kernel/logging/app-log';
import { Transactions } from '../src/kernel/database/transaction';
import { ManagersRepository } from '../src/membership/plans/managers.repository';
import { PlansRepository } from '../src/membership/plans/plans.repository';
import { PromoCodesRepository } from '../src/membership/promo-codes/promo-codes.repository';
import { MembershipsRepository } from '../src/membership/terms/memberships.repository';
import { NotificationsRepository } from '../src/notifications/notifications.repository';
import { FavouriteListsRepository } from '../src/talents/favourites/favourite-lists.repository';
import { FavouritesRepository } from '../src/talents/favourites/favourites.repository';
import { NewTalentsRepository } from '../src/talents/listing/new-talents.repository';
import { LookupsRepository } from '../src/talents/lookups/lookups.repository';
import { OwnedTalentsRepository } from '../src/talents/profile/owned-talents.repository';
import { TalentBulkRepository } from '../src/talents/search/bulk/talent-bulk.repository';
import { TalentWriterRepository } from '../src/talents/search/talent-writer.repository';
import { StaffMembersRepository } from '../src/staff/members/staff-members.repository';
import { HiringSeedsRepository } from './hiring/hiring-seeds.repository';
import { CastingSeedsRepository } from './jobs/casting-seeds.repository';
import { JobSeedsRepository } from './jobs/job-seeds.repository';
import { LeadSeedsRepository } from './office/lead-seeds.repository';
import { WaitingSeedsRepository } from './office/waiting-seeds.repository';
import { SeedStateRepository } from './seed-state.repository';

/**
 * Repositories that seeds write with, constructed by hand: a database is seeded before an application runs, and in tests without
 * one. Only this file of the seeds imports repositories of contexts.
 */
export function seedStores(dataSource: DataSource) {
  const users = new UsersRepository(dataSource);
  return {
    users,
    delegates: new AccountDelegatesRepository(dataSource),
    castings: new CastingSeedsRepository(dataSource, new ShownJobRepository(dataSource)),
    contactMessages: new ContactMessagesRepository(dataSource),
    cvFiles: new CvFilesRepository(dataSource),
    cvStoreIn: (dataDir: string) => CvStore.within(dataDir),
    favouriteLists: new FavouriteListsRepository(dataSource),
    favourites: new FavouritesRepository(dataSource),
    guardians: new GuardiansRepository(dataSource, users),
    hiring: new HiringSeedsRepository(dataSource),
    jobs: new JobSeedsRepository(dataSource),
    leads: new LeadSeedsRepository(dataSource),
    lookups: new LookupsRepository(dataSource),
    managers: new ManagersRepository(dataSource),
    memberships: new MembershipsRepository(dataSource),
    newTalents: new NewTalentsRepository(dataSource, new TalentWriterRepository(dataSource)),
    notifications: new NotificationsRepository(dataSource),
    ownedTalents: new OwnedTalentsRepository(dataSource),
    plans: new PlansRepository(dataSource),
    promoCodes: new PromoCodesRepository(dataSource),
    sessions: new SessionRepository(dataSource),
    staff: new StaffMembersRepository(dataSource),
    state: new SeedStateRepository(dataSource),
    talentBulk: new TalentBulkRepository(dataSource),
    talents: new TalentWriterRepository(dataSource),
    waiting: new WaitingSeedsRepository(dataSource),
  } as const;
}

/** Store of the site's texts, dated `now`. */
export function seedTexts(dataSource: DataSource, now: Date) {
  const clock: Clock = { now: () => now.getTime() };
  const documents = new DocumentsRepository(dataSource);
  const trail = new AuditTrail(new AuditRepository(dataSource), clock, new AppLog());
  const publishing = new PublishingService(documents, trail, new Transactions(dataSource), clock);
  return {
    documents: new DocumentsService(documents, publishing, clock),
    pages: new PagesService(documents, new Transactions(dataSource), trail, clock),
  } as const;
}
