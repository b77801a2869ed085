import type {
  AcceptStaffInvitationInput,
  ChangeStaffRolesInput,
  DoneResponse,
  InviteStaffInput,
  RemoveStaffInput,
  StaffInvitationIdInput,
  StaffTeamResponse,
} from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { type CurrentSession, CurrentUser, OwnSession } from '../../auth';
import { actingAs } from '../../kernel/audit/acting';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { t } from '../../kernel/messages';
import { StaffTeamService } from './staff-team.service';

@Controller()
export class StaffTeamController {
  constructor(private readonly team: StaffTeamService) {}

  @Handles('staffTeam')
  list(): Promise<StaffTeamResponse> {
    return this.team.list();
  }

  @Handles('inviteStaff')
  invite(@CurrentUser() staffId: string, @Input() input: InviteStaffInput): Promise<StaffTeamResponse> {
    return this.changed(staffId, () => this.team.invite(staffId, input));
  }

  @Handles('withdrawStaffInvitation')
  withdraw(@CurrentUser() staffId: string, @Input() { id }: StaffInvitationIdInput): Promise<StaffTeamResponse> {
    return this.changed(staffId, () => this.team.withdraw(id));
  }

  @Handles('changeStaffRoles')
  changeRoles(@CurrentUser() staffId: string, @Input() input: ChangeStaffRolesInput): Promise<StaffTeamResponse> {
    return this.changed(staffId, () => this.team.changeRoles(input.user_id, input.roles));
  }

  @Handles('removeStaff')
  remove(@CurrentUser() staffId: string, @Input() input: RemoveStaffInput): Promise<StaffTeamResponse> {
    return this.changed(staffId, () => this.team.remove(input.user_id));
  }

  @Handles('acceptStaffInvitation')
  async accept(@OwnSession() { personId }: CurrentSession, @Input() { token }: AcceptStaffInvitationInput): Promise<DoneResponse> {
    await actingAs(personId, () => this.team.accept(personId, token));
    return { status: 200, message: t('office.joined') };
  }

  private async changed(staffId: string, work: () => Promise<void>): Promise<StaffTeamResponse> {
    await actingAs(staffId, work);
    return this.team.list();
  }
}
