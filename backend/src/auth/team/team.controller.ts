import type {
  ChangeTeamRoleInput,
  ColleagueInput,
  DoneResponse,
  InvitationIdInput,
  InvitationTokenInput,
  InviteColleagueInput,
  JoinedResponse,
  LeaveTeamInput,
  TeamInvitationResponse,
  TeamResponse,
} from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { OptionalSession, OwnSession } from '../sessions/current-session.decorators';
import type { CurrentSession } from '../sessions/current-session';
import { InvitingService } from './inviting.service';
import { JoiningService } from './joining.service';
import { TeamService } from './team.service';

@Controller()
export class TeamController {
  constructor(
    private readonly teams: TeamService,
    private readonly inviting: InvitingService,
    private readonly joining: JoiningService,
  ) {}

  @Handles('team')
  read(@OwnSession() session: CurrentSession): Promise<TeamResponse> {
    return this.teams.read(session);
  }

  @Handles('inviteColleague')
  invite(@OwnSession() session: CurrentSession, @Input() input: InviteColleagueInput): Promise<DoneResponse> {
    return this.inviting.invite(session, input);
  }

  @Handles('withdrawInvitation')
  withdraw(@OwnSession() session: CurrentSession, @Input() { id }: InvitationIdInput): Promise<DoneResponse> {
    return this.inviting.withdraw(session, id);
  }

  @Handles('teamInvitation')
  readInvitation(
    @OptionalSession() session: CurrentSession | null,
    @Input() { token }: InvitationTokenInput,
  ): Promise<TeamInvitationResponse> {
    return this.joining.read(token, session?.personId ?? null);
  }

  @Handles('acceptInvitation')
  accept(@OwnSession() session: CurrentSession, @Input() { token }: InvitationTokenInput): Promise<JoinedResponse> {
    return this.joining.accept(session, token);
  }

  @Handles('declineTeamInvitation')
  decline(@OwnSession() session: CurrentSession, @Input() { token }: InvitationTokenInput): Promise<DoneResponse> {
    return this.joining.decline(session, token);
  }

  @Handles('changeTeamRole')
  changeRole(@OwnSession() session: CurrentSession, @Input() input: ChangeTeamRoleInput): Promise<DoneResponse> {
    return this.teams.changeRole(session, input);
  }

  @Handles('removeColleague')
  remove(@OwnSession() session: CurrentSession, @Input() { user_id: userId }: ColleagueInput): Promise<DoneResponse> {
    return this.teams.remove(session, userId);
  }

  @Handles('leaveTeam')
  leave(@OwnSession() session: CurrentSession, @Input() { account_id: accountId }: LeaveTeamInput): Promise<DoneResponse> {
    return this.teams.leave(session, accountId);
  }
}
