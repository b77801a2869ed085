import type { BookShootInput, OwnMembershipResponse } from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { CurrentUser } from '../../auth';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { OwnMembershipService } from '../terms/own-membership.service';
import { ShootsService } from './shoots.service';

/** Endpoints of members about their free shoot. */
@Controller()
export class ShootsController {
  constructor(
    private readonly shoots: ShootsService,
    private readonly own: OwnMembershipService,
  ) {}

  @Handles('bookShoot')
  async book(@CurrentUser() userId: string, @Input() input: BookShootInput): Promise<OwnMembershipResponse> {
    await this.shoots.book(userId, input);
    return { status: 200, data: await this.own.read(userId) };
  }

  @Handles('cancelShoot')
  async cancel(@CurrentUser() userId: string): Promise<OwnMembershipResponse> {
    await this.shoots.cancel(userId);
    return { status: 200, data: await this.own.read(userId) };
  }
}
