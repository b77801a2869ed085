import type { StartUpkeepInput, UpkeepRunsResponse } from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { CurrentUser } from '../../auth';
import { actingAs } from '../../kernel/audit/acting';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { UpkeepService } from './upkeep.service';

@Controller()
export class UpkeepController {
  constructor(private readonly upkeep: UpkeepService) {}

  @Handles('upkeepRuns')
  list(): Promise<UpkeepRunsResponse> {
    return this.upkeep.list();
  }

  @Handles('startUpkeep')
  start(@CurrentUser() staffId: string, @Input() input: StartUpkeepInput): Promise<UpkeepRunsResponse> {
    return actingAs(staffId, () => this.upkeep.start(input));
  }
}
