import { Injectable } from '@nestjs/common';
import { GuardiansService } from '../../guardians';
import type { UserAccount } from '../../users';
import { AccountRecords } from '../account-records';

@Injectable()
export class ChildrenRecords extends AccountRecords {
  readonly name = 'children';

  constructor(private readonly guardians: GuardiansService) {
    super();
  }

  exportFor({ id }: UserAccount): Promise<unknown> {
    return this.guardians.exportFor(id);
  }
}
