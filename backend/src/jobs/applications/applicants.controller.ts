import {
  type ApplicantsQuery,
  type ApplicantsResponse,
  type ApplicationIdInput,
  type ClientOverviewResponse,
  type DoneResponse,
  ENDPOINTS,
  type InviteOptionsInput,
  type InviteOptionsResponse,
  type InviteTalentInput,
  type MovedResponse,
  type MoveApplicationsInput,
  type NoteApplicationInput,
  SCHEMAS,
} from '@alltalent/shared/contracts';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { validated } from '../../kernel/http/validated.pipe';
import { Idempotent } from '../../kernel/idempotency/idempotent.decorator';
import { CurrentUser } from '../../auth';
import { ApplicantsService } from './applicants.service';
import { ApplicationMovesService } from './application-moves.service';
import { ClientOverviewService } from './client-overview.service';
import { InviteOptionsService } from './invite-options.service';
import { InvitingService } from './inviting.service';

/** The client's side. */
@Controller()
export class ApplicantsController {
  constructor(
    private readonly summary: ClientOverviewService,
    private readonly applicants: ApplicantsService,
    private readonly moves: ApplicationMovesService,
    private readonly options: InviteOptionsService,
    private readonly inviting: InvitingService,
  ) {}

  @Get(ENDPOINTS.clientOverview.path)
  overview(@CurrentUser() userId: string): Promise<ClientOverviewResponse> {
    return this.summary.read(userId);
  }

  @Get(ENDPOINTS.applicants.path)
  read(@CurrentUser() userId: string, @Query(validated(SCHEMAS.applicants.input)) query: ApplicantsQuery): Promise<ApplicantsResponse> {
    return this.applicants.read(userId, query);
  }

  @Post(ENDPOINTS.viewApplication.path)
  @HttpCode(200)
  async view(
    @CurrentUser() userId: string,
    @Body(validated(SCHEMAS.viewApplication.input)) { id }: ApplicationIdInput,
  ): Promise<MovedResponse> {
    return { status: 200, moved: await this.moves.view(userId, id) };
  }

  @Post(ENDPOINTS.moveApplications.path)
  @HttpCode(200)
  @Idempotent()
  async move(
    @CurrentUser() userId: string,
    @Body(validated(SCHEMAS.moveApplications.input)) input: MoveApplicationsInput,
  ): Promise<MovedResponse> {
    return { status: 200, moved: await this.moves.move(userId, input) };
  }

  @Post(ENDPOINTS.noteApplication.path)
  @HttpCode(200)
  async note(
    @CurrentUser() userId: string,
    @Body(validated(SCHEMAS.noteApplication.input)) input: NoteApplicationInput,
  ): Promise<DoneResponse> {
    await this.moves.note(userId, input);
    return { status: 200, message: 'Saved. Only you see it.' };
  }

  @Get(ENDPOINTS.inviteOptions.path)
  inviteOptions(
    @CurrentUser() userId: string,
    @Query(validated(SCHEMAS.inviteOptions.input)) { talent }: InviteOptionsInput,
  ): Promise<InviteOptionsResponse> {
    return this.options.read(userId, talent);
  }

  @Post(ENDPOINTS.inviteTalent.path)
  @HttpCode(200)
  @Idempotent()
  async invite(
    @CurrentUser() userId: string,
    @Body(validated(SCHEMAS.inviteTalent.input)) input: InviteTalentInput,
  ): Promise<InviteOptionsResponse> {
    await this.inviting.invite(userId, input);
    return this.options.read(userId, input.talent_id);
  }
}
