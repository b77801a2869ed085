import { rightsOf } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../auth';
import { StaffMembersRepository } from '../members/staff-members.repository';

/** People of the office who can have leads. */
@Injectable()
export class LeadColleaguesService {
  constructor(
    private readonly members: StaffMembersRepository,
    private readonly users: UsersService,
  ) {}

  /** Returns the ids of those whose roles include leads. */
  async ids(): Promise<string[]> {
    const members = await this.members.findAll();
    return members.filter(({ roles }) => rightsOf(roles).includes('leads')).map(({ userId }) => userId);
  }

  /** Returns those whose roles include leads, `first` before the others. */
  async named(first: string): Promise<{ user_id: string; name: string }[]> {
    const ids = await this.ids();
    const names = await this.users.namesOf(ids);
    const inOrder = [...ids.filter((id) => id === first), ...ids.filter((id) => id !== first)];
    return inOrder.map((id) => ({ user_id: id, name: names.get(id) ?? '' }));
  }
}
