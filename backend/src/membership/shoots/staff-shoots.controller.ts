import type { MoveShootInput, StaffShootsQuery, StaffShootsResponse } from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { CurrentUser } from '../../auth';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { StaffShootsService } from './staff-shoots.service';

/** Endpoints of staff about shoots. */
@Controller()
export class StaffShootsController {
  constructor(private readonly shoots: StaffShootsService) {}

  @Handles('staffShoots')
  async list(@CurrentUser() staffId: string, @Input() query: StaffShootsQuery): Promise<StaffShootsResponse> {
    return { status: 200, data: await this.shoots.list(staffId, query) };
  }

  @Handles('moveShoot')
  async move(@CurrentUser() staffId: string, @Input() input: MoveShootInput): Promise<StaffShootsResponse> {
    await this.shoots.move(staffId, input);
    return { status: 200, data: await this.shoots.list(staffId, {}) };
  }
}
