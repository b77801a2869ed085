import { type ApplicantsFileQuery, CLIENT_STAGE_LABELS, dayInIndia, LIMITS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { t } from '../../kernel/messages';
import {
  type Downloader,
  FACT_COLUMNS,
  factCells,
  factLines,
  type PeopleFile,
  PeopleFilesService,
  type PeopleRow,
  type TalentFacts,
  TalentFactsService,
} from '../../talents';
import { ApplicantsRepository } from './applicants.repository';
import { nameOf, totalOf } from './applicants.service';
import { noSuchJob } from './application-refusals';
import type { Application } from './applications.repository';
import { type AppliedJob, AppliedJobsRepository, type AppliedRole } from './applied-jobs.repository';

const COLUMNS = [
  t('sheets.name'),
  t('sheets.profile'),
  t('sheets.role'),
  t('sheets.stage'),
  t('sheets.appliedOn'),
  ...FACT_COLUMNS,
  t('sheets.note'),
  t('sheets.selfTape'),
];

type Applied = { readonly row: Application; readonly role: string; readonly facts: TalentFacts | null };
type Found = {
  readonly job: AppliedJob;
  readonly roles: readonly AppliedRole[];
  readonly applied: readonly Applied[];
  readonly total: number;
};

/** Makes files of who applied for a job, for its client alone. */
@Injectable()
export class ApplicantFilesService {
  constructor(
    private readonly jobs: AppliedJobsRepository,
    private readonly applicants: ApplicantsRepository,
    private readonly facts: TalentFactsService,
    private readonly files: PeopleFilesService,
  ) {}

  async csv(by: Downloader, query: ApplicantsFileQuery): Promise<PeopleFile> {
    const { job, applied, total } = await this.read(by, query, LIMITS.csvRows);
    const rows = applied.map((one) => this.rowOf(one));
    return this.files.csv(by, { kind: 'applicants', id: job.id }, { columns: COLUMNS, rows, total });
  }

  async pdf(by: Downloader, query: ApplicantsFileQuery): Promise<PeopleFile> {
    const { job, roles, applied, total } = await this.read(by, query, LIMITS.sheetPeople);
    const role = query.role === undefined ? t('sheets.everyRole') : nameOf(roles, query.role);
    const stage = query.stage === undefined ? t('sheets.everyStage') : CLIENT_STAGE_LABELS[query.stage];
    return this.files.pdf(
      by,
      { kind: 'applicants', id: job.id },
      {
        title: job.title,
        scope: t('sheets.scope', { role, stage }),
        purpose: t('sheets.forJob', { job: job.title, client: job.postedBy, day: this.files.day() }),
        author: job.postedBy,
        people: applied.map(toPictured),
        total,
      },
    );
  }

  /** NOT_FOUND for a job of somebody else. */
  private async read(by: Downloader, query: ApplicantsFileQuery, most: number): Promise<Found> {
    await this.files.count(by);
    const job = await this.jobs.findOwn(by.userId, query.job);
    if (!job) throw noSuchJob();
    const filter = { jobId: job.id, roleId: query.role, stage: query.stage };
    const [roles, counts, rows] = await Promise.all([
      this.jobs.findRoles([job.id]),
      this.applicants.countStages(filter),
      this.applicants.findFirst(filter, query.sort ?? 'match', most),
    ]);
    const facts = await this.facts.findMany(
      rows.map(({ talentId }) => talentId),
      by.userId,
    );
    const applied = rows.map((row) => ({ row, role: nameOf(roles, row.roleId), facts: facts.get(row.talentId) ?? null }));
    // Someone may apply between the two reads.
    return { job, roles, applied, total: Math.max(applied.length, totalOf(counts, query.stage)) };
  }

  private rowOf({ row, role, facts }: Applied): PeopleRow {
    return {
      [t('sheets.name')]: facts?.name ?? t('sheets.notShown'),
      [t('sheets.profile')]: this.files.addressOf(facts),
      [t('sheets.role')]: role,
      [t('sheets.stage')]: CLIENT_STAGE_LABELS[row.stage],
      [t('sheets.appliedOn')]: dayInIndia(row.sentAt),
      ...factCells(facts),
      [t('sheets.note')]: row.clientNote,
      [t('sheets.selfTape')]: facts ? row.tapeUrl : '',
    };
  }
}

function toPictured({ row, role, facts }: Applied) {
  const place = `${role} · ${CLIENT_STAGE_LABELS[row.stage]}`;
  if (!facts) return { name: t('sheets.notShown'), lines: [place], picture: null };
  return { name: facts.name, lines: [...factLines(facts), place], picture: facts.picture };
}
