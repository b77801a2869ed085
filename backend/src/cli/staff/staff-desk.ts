import { userInfo } from 'node:os';
import path from 'node:path';
import { ROLES, splitRoles } from '@alltalent/shared/contracts';
import type { DataSource } from 'typeorm';
import { AuditRepository } from '../../kernel/audit/audit.repository';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { openDocuments, CvStore, EnquiriesRepository, TERMS_OF_USE } from '../../content';
import { openJobAnswers, openJobReviews } from '../../jobs';
import { type KeyRotation, openKeyRotation, openTokenRevocation, type TokenRevocation } from '../../platform';
import { LeadArchiveRepository } from '../../landing';
import { PhotoStore, openReviews, LookupsRepository, LookupsService, OwnProfilesService, TalentWriterRepository } from '../../talents';
import { NotificationsRepository, NotificationsService, NotifiedAccountsRepository } from '../../notifications';
import { HeldMessages } from '../../kernel/outbox/held-messages';
import { OutboxRepository } from '../../kernel/outbox/outbox.repository';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import {
  ReportedSubjectsRepository,
  ReportsRepository,
  StaffAccountsService,
  StaffContentService,
  StaffEnquiriesService,
  StaffJobsService,
  StaffLeadsService,
  StaffProfilesService,
  StaffReportsService,
} from '../../staff';
import {
  KnownDevicesService,
  SessionRepository,
  SessionService,
  TermsRepository,
  TermsService,
  UsersRepository,
  UsersService,
} from '../../auth';
import type { Clock } from '../../kernel/clock/clock';
import type { AppConfig } from '../../kernel/config/config';
import { Places } from '../../kernel/geo/places';

const LONGEST_ACTOR = 80;
/** Of the sizes of a photo, the one to look at. */
const SHOWN_FILE = '1280.jpg';

export type StaffSite = { readonly dataSource: DataSource; readonly config: AppConfig; readonly clock: Clock };

/** Everything a command needs. */
export type StaffDesk = {
  readonly accounts: StaffAccountsService;
  readonly content: StaffContentService;
  readonly leads: StaffLeadsService;
  readonly enquiries: StaffEnquiriesService;
  readonly terms: TermsService;
  readonly profiles: OwnProfilesService;
  readonly reviews: StaffProfilesService;
  readonly jobs: StaffJobsService;
  readonly reports: StaffReportsService;
  readonly registryKeys: KeyRotation;
  readonly tokens: TokenRevocation;
  readonly heldMessages: HeldMessages;
  readonly audit: AuditTrail;
  readonly trail: AuditRepository;
};

export async function openStaffDesk({ dataSource, config, clock }: StaffSite, by: string | undefined): Promise<StaffDesk> {
  const users = new UsersRepository(dataSource);
  const trail = new AuditRepository(dataSource);
  const documents = openDocuments(dataSource, clock);
  const termsTexts = { published: () => documents.published(TERMS_OF_USE) };
  const terms = new TermsService(new TermsRepository(dataSource), termsTexts, clock);
  const profiles = new OwnProfilesService(new TalentWriterRepository(dataSource), clock);
  const sessions = new SessionService(
    new SessionRepository(dataSource),
    clock,
    config,
    new Places(),
    new KnownDevicesService(clock, config),
  );
  const messages = new OutboxRepository(dataSource);
  const outbox = new OutboxService(messages, clock, config);
  const heldMessages = new HeldMessages({ repository: messages, outbox, clock });
  const actor = await nameActor(users, by);
  const audit = new AuditTrail(trail, clock, actor);
  const leads = new StaffLeadsService(new LeadArchiveRepository(dataSource), outbox, audit);
  const enquiries = new StaffEnquiriesService(new EnquiriesRepository(dataSource), CvStore.within(config.dataDir), { outbox, audit });
  const lookups = new LookupsService(new LookupsRepository(dataSource));
  const notifications = new NotificationsService(
    new NotificationsRepository(dataSource),
    new NotifiedAccountsRepository(dataSource),
    outbox,
    clock,
    config,
  );
  const jobReviews = openJobReviews(dataSource, {
    clock,
    users: new UsersService(users, clock, config),
    notifications,
    closings: openJobAnswers(dataSource, { config, clock, notifications }),
  });
  const accounts = new StaffAccountsService({ users, sessions, profiles, jobs: jobReviews, outbox, audit, config, clock });
  const reviews = new StaffProfilesService({
    accounts,
    users,
    reviews: openReviews(dataSource, clock),
    lookups,
    outbox,
    audit,
    config,
    ring: (notice) => notifications.tell([notice], { isMailedByCaller: true }),
    photoPath: (name) => new PhotoStore(path.join(config.dataDir, 'photos')).absolute({ name, file: SHOWN_FILE }),
  });
  const jobs = new StaffJobsService({ reviews: jobReviews, users, lookups, audit });
  const reports = new StaffReportsService({
    reports: new ReportsRepository(dataSource),
    subjects: new ReportedSubjectsRepository(dataSource),
    audit,
    clock,
  });
  const registryKeys = openKeyRotation(dataSource, { config, clock });
  const tokens = openTokenRevocation(dataSource, { clock, actor });
  const content = new StaffContentService(profiles, audit);
  return { accounts, content, leads, enquiries, terms, profiles, reviews, jobs, reports, registryKeys, tokens, heldMessages, audit, trail };
}

/** Staff by their ids; anybody else by the system account that runs the command, with the name they give. */
async function nameActor(users: UsersRepository, by: string | undefined): Promise<string> {
  const system = `system:${userInfo().username}`;
  if (by === undefined) return system;
  if (!by.includes('@')) return `${system} as ${by}`.slice(0, LONGEST_ACTOR);
  const user = await users.findByLoginEmail(by.trim().toLowerCase());
  if (user?.status !== 'active' || !splitRoles(user.roleId).includes(ROLES.staff))
    throw new Error(`${by} is not staff, so --by cannot name them.`);
  return user.id;
}
