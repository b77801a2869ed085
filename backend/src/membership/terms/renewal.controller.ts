import type { OwnMembershipResponse, SetRenewalInput } from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { CurrentUser } from '../../auth';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { OwnMembershipService } from './own-membership.service';
import { RenewalSwitchService } from './renewal-switch.service';

@Controller()
export class RenewalController {
  constructor(
    private readonly renewal: RenewalSwitchService,
    private readonly own: OwnMembershipService,
  ) {}

  @Handles('setRenewal')
  async set(@CurrentUser() userId: string, @Input() { is_on: isOn }: SetRenewalInput): Promise<OwnMembershipResponse> {
    await this.renewal.set(userId, isOn);
    return { status: 200, data: await this.own.read(userId) };
  }
}
