import { ROLES } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DelegatesService } from '../delegates/delegates.service';
import { UsersService } from '../users/users.service';
import type { ChildProfileEntity } from './guardians.entities';

/** Accounts of registered children: nobody logs in to them, their guardian uses them while the consent is valid. */
@Injectable()
export class ChildAccountsService {
  constructor(
    private readonly users: UsersService,
    private readonly delegates: DelegatesService,
  ) {}

  /** Makes the child's account, or opens it again, and lets the guardian use it, in the caller's transaction. */
  async open({ id, guardianId, firstName, lastName, birthDate }: ChildProfileEntity): Promise<void> {
    const account = await this.users.findById(id);
    if (!account) await this.users.create({ ...WITHOUT_MEDIA, firstName, lastName, birthDate }, id);
    else await this.users.update(id, { firstName, lastName, birthDate, ...(account.status === 'withheld' ? { status: 'active' } : {}) });
    await this.delegates.allow(id, guardianId, 'guardian');
  }

  /** Opens an account that `close` closed; does nothing where there is none. */
  async reopen(child: ChildProfileEntity): Promise<void> {
    if (await this.users.findById(child.id)) await this.open(child);
  }

  /** Takes the guardian's right away and closes the account, in the caller's transaction; one that staff closed stays theirs. */
  async close({ id, guardianId }: Pick<ChildProfileEntity, 'id' | 'guardianId'>): Promise<void> {
    await this.users.lock(id);
    if ((await this.users.findById(id))?.status === 'active') await this.users.update(id, { status: 'withheld' });
    await this.delegates.stop(id, guardianId);
  }
}

const WITHOUT_MEDIA = { roleId: ROLES.talent, email: '', loginEmail: null, loginPhone: null, dialCode: '', mobileNumber: '' } as const;
