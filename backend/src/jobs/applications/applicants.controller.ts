import type {
  ApplicantsFileQuery,
  ApplicantsQuery,
  ApplicantsResponse,
  ApplicationIdInput,
  ClientOverviewResponse,
  DoneResponse,
  InviteOptionsInput,
  InviteOptionsResponse,
  InviteTalentInput,
  MovedResponse,
  MoveApplicationsInput,
  NoteApplicationInput,
} from '@alltalent/shared/contracts';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { type CurrentSession, CurrentUser, OwnSession } from '../../auth';
import { sendPeopleFile } from '../../talents';
import { ApplicantFilesService } from './applicant-files.service';
import { ApplicantsService } from './applicants.service';
import { ApplicationMovesService } from './application-moves.service';
import { ClientOverviewService } from './client-overview.service';
import { InviteOptionsService } from './invite-options.service';
import { InvitingService } from './inviting.service';

/** Endpoints of clients: applicants, stages, notes and invitations. */
@Controller()
export class ApplicantsController {
  constructor(
    private readonly summary: ClientOverviewService,
    private readonly applicants: ApplicantsService,
    private readonly files: ApplicantFilesService,
    private readonly moves: ApplicationMovesService,
    private readonly options: InviteOptionsService,
    private readonly inviting: InvitingService,
  ) {}

  @Handles('clientOverview')
  overview(@CurrentUser() userId: string): Promise<ClientOverviewResponse> {
    return this.summary.read(userId);
  }

  @Handles('applicants')
  read(@CurrentUser() userId: string, @Input() query: ApplicantsQuery): Promise<ApplicantsResponse> {
    return this.applicants.read(userId, query);
  }

  @Handles('applicantsCsv')
  async csv(
    @OwnSession() session: CurrentSession,
    @Input() query: ApplicantsFileQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    return sendPeopleFile(reply, await this.files.csv(session, query));
  }

  @Handles('applicantsPdf')
  async pdf(
    @OwnSession() session: CurrentSession,
    @Input() query: ApplicantsFileQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    return sendPeopleFile(reply, await this.files.pdf(session, query));
  }

  @Handles('viewApplication')
  async view(@CurrentUser() userId: string, @Input() { id }: ApplicationIdInput): Promise<MovedResponse> {
    return { status: 200, moved: await this.moves.view(userId, id) };
  }

  @Handles('moveApplications')
  async move(@CurrentUser() userId: string, @Input() input: MoveApplicationsInput): Promise<MovedResponse> {
    return { status: 200, moved: await this.moves.move(userId, input) };
  }

  @Handles('noteApplication')
  async note(@CurrentUser() userId: string, @Input() input: NoteApplicationInput): Promise<DoneResponse> {
    await this.moves.note(userId, input);
    return { status: 200, message: 'Saved. Only you see it.' };
  }

  @Handles('inviteOptions')
  inviteOptions(@CurrentUser() userId: string, @Input() { talent }: InviteOptionsInput): Promise<InviteOptionsResponse> {
    return this.options.read(userId, talent);
  }

  @Handles('inviteTalent')
  async invite(@CurrentUser() userId: string, @Input() input: InviteTalentInput): Promise<InviteOptionsResponse> {
    await this.inviting.invite(userId, input);
    return this.options.read(userId, input.talent_id);
  }
}
