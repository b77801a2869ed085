import { Injectable } from '@nestjs/common';
import { GuardiansService } from '../../guardians/guardians.service';
import type { UserAccount } from '../../users/user-account';
import { PersonalData } from '../../users/personal-data';

@Injectable()
export class ChildrenRecords extends PersonalData {
  readonly name = 'children';

  constructor(private readonly guardians: GuardiansService) {
    super();
  }

  exportFor({ id }: UserAccount): Promise<unknown> {
    return this.guardians.exportFor(id);
  }

  override hide({ id }: UserAccount): Promise<void> {
    return this.guardians.closeAccounts(id);
  }

  override show({ id }: UserAccount): Promise<void> {
    return this.guardians.openAccounts(id);
  }
}
