import { type Colleague, rightsOf } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../../auth';
import { StaffMembersRepository } from '../../members/staff-members.repository';

/** People of the office to whom letters can be assigned. */
@Injectable()
export class TicketColleaguesService {
  constructor(
    private readonly members: StaffMembersRepository,
    private readonly users: UsersService,
  ) {}

  /** Finds everybody whose roles include the letters, by name. */
  async find(): Promise<Colleague[]> {
    const ids = (await this.members.findAll()).filter(({ roles }) => rightsOf(roles).includes('letters')).map(({ userId }) => userId);
    const names = await this.users.namesOf(ids);
    return ids.map((id) => ({ user_id: id, name: names.get(id) ?? id })).toSorted((one, other) => one.name.localeCompare(other.name));
  }
}
