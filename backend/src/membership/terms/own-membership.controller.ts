import type { OwnMembershipResponse } from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { CurrentUser } from '../../auth';
import { Handles } from '../../kernel/http/handles.decorator';
import { OwnMembershipService } from './own-membership.service';

@Controller()
export class OwnMembershipController {
  constructor(private readonly memberships: OwnMembershipService) {}

  @Handles('ownMembership')
  async read(@CurrentUser() userId: string): Promise<OwnMembershipResponse> {
    return { status: 200, data: await this.memberships.read(userId) };
  }
}
