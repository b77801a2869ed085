import type { Provider } from '@nestjs/common';
import { JobClosings } from '../postings/job-closings';
import { ApplicationAllowanceService } from './application-allowance.service';
import { ApplicationLimitsService } from './application-limits.service';
import { ApplicantCardsService } from './applicant-cards.service';
import { ApplicantFilesService } from './applicant-files.service';
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
import { ClosingRepliesService } from './closing-replies.service';
import { JobChangesRepository } from './job-changes.repository';
import { JobLinesService } from './job-lines.service';
import { OfferedApplicationsService } from './offered-applications.service';
import { OfferedPlacesRepository } from './offered-places.repository';
import { OwnApplicationsDataService } from './own-applications-data.service';
import { OpenApplicationsService } from './open-applications.service';
import { OwnApplicationChangesService } from './own-application-changes.service';
import { OwnApplicationsController } from './own-applications.controller';
import { OwnApplicationsService } from './own-applications.service';
import { SentApplicationsService } from './sent-applications.service';
import { SentTapesService } from './sent-tapes.service';

/** Providers of applications and invitations. */
export const applicationsProviders: readonly Provider[] = [
  { provide: JobClosings, useClass: ClosingRepliesService },
  ApplicationAllowanceService,
  ApplicationLimitsService,
  ApplicantCardsService,
  ApplicantFilesService,
  ApplicantsRepository,
  ApplicantsService,
  ApplicationMovesService,
  ApplicationsRepository,
  AppliedJobsRepository,
  ApplyGateService,
  OpenApplicationsService,
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
  OfferedApplicationsService,
  OfferedPlacesRepository,
  OwnApplicationsDataService,
  OwnApplicationChangesService,
  OwnApplicationsService,
  SentApplicationsService,
  SentTapesService,
];
export const applicationsControllers = [OwnApplicationsController, ApplicantsController] as const;
