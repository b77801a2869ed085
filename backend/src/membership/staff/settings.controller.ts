import type { MembershipPlansResponse, MembershipSettingsInput, StaffMembershipSettingsResponse } from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { CurrentUser } from '../../auth';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { MembershipSettingsService } from './settings.service';
import { StoredSettingsService } from './stored-settings.service';

@Controller()
export class MembershipSettingsController {
  constructor(
    private readonly settings: MembershipSettingsService,
    private readonly stored: StoredSettingsService,
  ) {}

  @Handles('staffMembershipSettings')
  async read(): Promise<StaffMembershipSettingsResponse> {
    return { status: 200, data: await this.stored.read() };
  }

  @Handles('saveMembershipSettings')
  async save(@CurrentUser() staffId: string, @Input() input: MembershipSettingsInput): Promise<MembershipPlansResponse> {
    return { status: 200, data: await this.settings.save(staffId, input) };
  }
}
