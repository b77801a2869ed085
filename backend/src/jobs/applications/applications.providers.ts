import type { Provider } from '@nestjs/common';
import { JobClosings } from '../postings/job-closings';
import { AnswerLimitsService } from './answer-limits.service';
import { ApplicantCardsService } from './applicant-cards.service';
import { ApplicantsController } from './applicants.controller';
import { ApplicantsRepository } from './applicants.repository';
import { ApplicantsService } from './applicants.service';
import { ApplicationMovesService } from './application-moves.service';
import { ApplicationsRepository } from './applications.repository';
import { AppliedJobsRepository } from './applied-jobs.repository';
import { ApplyGateService } from './apply-gate.service';
import { ApplyingService } from './applying.service';
import { AroundJobsService } from './around-jobs.service';
import { ClientOverviewService } from './client-overview.service';
import { DecliningService } from './declining.service';
import { HiringNotesRepository } from './hiring-notes.repository';
import { InvitationsRepository } from './invitations.repository';
import { InviteOptionsService } from './invite-options.service';
import { InvitingService } from './inviting.service';
import { JobAnswersService } from './job-answers.service';
import { JobChangesRepository } from './job-changes.repository';
import { JobLinesService } from './job-lines.service';
import { OwnAnswersService } from './own-answers.service';
import { OwnApplicationChangesService } from './own-application-changes.service';
import { OwnApplicationsController } from './own-applications.controller';
import { OwnApplicationsService } from './own-applications.service';

/** What becomes of a job between talent and client. */
export const applicationsProviders: readonly Provider[] = [
  { provide: JobClosings, useClass: JobAnswersService },
  AnswerLimitsService,
  ApplicantCardsService,
  ApplicantsRepository,
  ApplicantsService,
  ApplicationMovesService,
  ApplicationsRepository,
  AppliedJobsRepository,
  ApplyGateService,
  ApplyingService,
  AroundJobsService,
  ClientOverviewService,
  DecliningService,
  HiringNotesRepository,
  InvitationsRepository,
  InviteOptionsService,
  InvitingService,
  JobChangesRepository,
  JobLinesService,
  OwnAnswersService,
  OwnApplicationChangesService,
  OwnApplicationsService,
];
export const applicationsControllers = [OwnApplicationsController, ApplicantsController] as const;
