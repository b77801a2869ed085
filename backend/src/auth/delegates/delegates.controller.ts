import type { DelegatedAccountsResponse, DoneResponse, SwitchAccountInput } from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { OwnSession } from '../sessions/current-session.decorators';
import type { CurrentSession } from '../sessions/current-session';
import { DelegatesService } from './delegates.service';

@Controller()
export class DelegatesController {
  constructor(private readonly delegates: DelegatesService) {}

  @Handles('delegatedAccounts')
  list(@OwnSession() session: CurrentSession): Promise<DelegatedAccountsResponse> {
    return this.delegates.list(session);
  }

  @Handles('switchAccount')
  switch(@OwnSession() session: CurrentSession, @Input() { account_id: accountId }: SwitchAccountInput): Promise<DoneResponse> {
    return this.delegates.switch(session, accountId);
  }
}
