import {
  type AuditLine,
  OFFICE_PAGE_SIZE,
  type PeopleQuery,
  type PeopleResponse,
  type Person,
  type PersonResponse,
  REPORT_REASON_LABELS,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { isChildAccount, SessionService, toIso, type UserAccount, UsersService } from '../../auth';
import { actingAs, actor } from '../../kernel/audit/acting';
import { AuditTrail, talentSubject } from '../../kernel/audit/audit-trail';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { OwnProfilesService } from '../../talents';
import { AuditReadingService } from '../audit/audit-reading.service';
import { type AboutAccount, ReportedAccountsRepository } from '../reports/reported-accounts.repository';
import { ViewingService } from '../views/viewing.service';
import { peopleSources } from './people-search';
import { PeopleRepository } from './people.repository';
import { PersonFactsRepository } from './person-facts.repository';
import { personItemOf } from './person-item';
import { type PersonNote, PersonNotesRepository } from './person-notes.repository';

const MOST_SHOWN = 20;

/** Finds accounts and shows one whole. Both are personal data, so reads are in the audit trail. */
@Injectable()
export class PeopleService {
  constructor(
    private readonly people: PeopleRepository,
    private readonly facts: PersonFactsRepository,
    private readonly reported: ReportedAccountsRepository,
    private readonly notes: PersonNotesRepository,
    private readonly users: UsersService,
    private readonly sessions: SessionService,
    private readonly profiles: OwnProfilesService,
    private readonly trail: AuditReadingService,
    private readonly viewing: ViewingService,
    private readonly audit: AuditTrail,
  ) {}

  /** Returns a page of accounts; `next` names the source and the last account of it. */
  async find({ search, after = '' }: PeopleQuery): Promise<PeopleResponse> {
    const sources = peopleSources(search);
    const [first = '', lastId = ''] = after.split('.');
    const begin = Number(first) || 0;
    const found: UserAccount[] = [];
    let next = '';
    for (const [index, source] of [...sources.entries()].slice(begin)) {
      const room = OFFICE_PAGE_SIZE - found.length;
      const page = await this.people.find(source, index === begin && lastId !== '' ? lastId : null, room + 1);
      found.push(...page.slice(0, room));
      if (page.length <= room) continue;
      next = `${index}.${page[room - 1]?.id ?? lastId}`;
      break;
    }
    const people = [...new Map(found.map((user) => [user.id, user])).values()];
    if (search !== '') await this.audit.recordRead('find-people', 'people', `${people.length} accounts`);
    return { status: 200, data: people.map(personItemOf), next };
  }

  /** Runs an act of a person of the office, and returns the account as it is after it. */
  changed(staffId: string, userId: string, act: () => Promise<void>): Promise<PersonResponse> {
    return actingAs(staffId, async () => {
      await act();
      return { status: 200, data: await this.read(userId) };
    });
  }

  /** Returns an account with what the contexts know of it; throws NOT_FOUND. */
  async read(userId: string): Promise<Person> {
    const user = await this.users.findById(userId);
    if (!user) throw new DomainError('NOT_FOUND', { detail: t('office.noPerson') });
    await this.audit.recordRead('read-person', userId);
    const [facts, reports, notes, sessions, history, viewRefusal] = await Promise.all([
      this.facts.read(user),
      this.reported.findAbout(userId, { most: MOST_SHOWN }),
      this.notes.find(userId, MOST_SHOWN),
      this.sessions.list({ userId, sidHash: '' }),
      this.historyOf(user),
      this.viewing.refusalOf(actor(), user),
    ]);
    const names = await this.users.namesOf([
      ...facts.threads.map(({ otherId }) => otherId),
      ...facts.reviews.map(({ authorId }) => authorId),
      ...notes.map(({ authorId }) => authorId ?? ''),
    ]);
    return {
      ...personItemOf(user),
      location: user.location,
      is_email_confirmed: user.loginEmail !== null,
      is_phone_confirmed: user.loginPhone !== null,
      verified_client_on: user.verifiedClientOn ?? '',
      deletion_due_at: toIso(user.deletionDueAt) ?? '',
      is_child: isChildAccount(userId),
      view_refusal: viewRefusal,
      membership: { plan: facts.membership?.plan ?? '', until: facts.membership ? isoOf(facts.membership.accessUntil) : '' },
      sessions: sessions.map(({ id, device, place, seen_at }) => ({ id, device, place, seen_at })),
      orders: facts.orders.map(({ id, plan, state, placedAt }) => ({ id, plan, state, placed_at: isoOf(placedAt) })),
      jobs: [...facts.jobs],
      applications: facts.applications.map(({ id, title, stage }) => ({ id, job: title, stage })),
      threads: facts.threads.map(({ otherId, messages, lastAt }) => ({ with: names.get(otherId) ?? '', messages, last_at: isoOf(lastAt) })),
      reports: reports.map(reportOf),
      reviews: facts.reviews.map(({ id, authorId, text, at, isShown }) => {
        return { id, by: names.get(authorId) ?? '', text, at: isoOf(at), is_shown: isShown };
      }),
      notes: notes.map((note) => noteOf(note, names)),
      history: [...history],
    };
  }

  private async historyOf({ id, slug }: UserAccount): Promise<readonly AuditLine[]> {
    const profile = slug === '' ? null : await this.profiles.find(slug);
    return this.trail.about([id, ...(profile ? [talentSubject(profile.id)] : [])], MOST_SHOWN);
  }
}

function reportOf({ id, subject, subjectId, reason, createdAt, isOpen }: AboutAccount): Person['reports'][number] {
  return {
    id: String(id),
    title: REPORT_REASON_LABELS[reason],
    detail: `${subject} ${subjectId}`,
    waiting_since: isoOf(createdAt),
    marks: isOpen ? ['open'] : [],
    claim: null,
  };
}

function noteOf({ text, writtenAt, authorId }: PersonNote, names: ReadonlyMap<string, string>): Person['notes'][number] {
  return { text, at: isoOf(writtenAt), by: names.get(authorId ?? '') ?? '' };
}

function isoOf(time: number): string {
  return new Date(time).toISOString();
}
