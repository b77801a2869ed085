import type {
  ApplicationIdInput,
  ApplyForJobInput,
  JobForTalentResponse,
  JobKeyInput,
  OwnApplicationsResponse,
  SendSelfTapeInput,
} from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { CurrentUser } from '../../auth';
import { ApplyGateService } from './apply-gate.service';
import { ApplyingService } from './applying.service';
import { DecliningService } from './declining.service';
import { OwnApplicationChangesService } from './own-application-changes.service';
import { OwnApplicationsService } from './own-applications.service';

/** Endpoints of talents: own applications, self-tapes and invitations. */
@Controller()
export class OwnApplicationsController {
  constructor(
    private readonly gate: ApplyGateService,
    private readonly own: OwnApplicationsService,
    private readonly applying: ApplyingService,
    private readonly changes: OwnApplicationChangesService,
    private readonly declining: DecliningService,
  ) {}

  @Handles('jobForTalent')
  async forTalent(@CurrentUser() userId: string, @Input() { key }: JobKeyInput): Promise<JobForTalentResponse> {
    return { status: 200, data: await this.gate.read(userId, Number.parseInt(key, 10)) };
  }

  @Handles('ownApplications')
  read(@CurrentUser() userId: string): Promise<OwnApplicationsResponse> {
    return this.own.read(userId);
  }

  @Handles('applyForJob')
  async apply(@CurrentUser() userId: string, @Input() input: ApplyForJobInput): Promise<OwnApplicationsResponse> {
    await this.applying.apply(userId, input);
    return this.own.read(userId);
  }

  @Handles('withdrawApplication')
  async withdraw(@CurrentUser() userId: string, @Input() { id }: ApplicationIdInput): Promise<OwnApplicationsResponse> {
    await this.changes.withdraw(userId, id);
    return this.own.read(userId);
  }

  @Handles('sendSelfTape')
  async sendSelfTape(@CurrentUser() userId: string, @Input() input: SendSelfTapeInput): Promise<OwnApplicationsResponse> {
    await this.changes.sendSelfTape(userId, input);
    return this.own.read(userId);
  }

  @Handles('declineInvitation')
  async decline(@CurrentUser() userId: string, @Input() { id }: ApplicationIdInput): Promise<OwnApplicationsResponse> {
    await this.declining.decline(userId, id);
    return this.own.read(userId);
  }
}
