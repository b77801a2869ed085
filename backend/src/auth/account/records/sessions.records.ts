import { Injectable } from '@nestjs/common';
import { SessionService } from '../../sessions/session.service';
import type { UserAccount } from '../../users/user-account';
import { PersonalData } from '../../users/personal-data';

@Injectable()
export class SessionsRecords extends PersonalData {
  readonly name = 'sessions';

  constructor(private readonly sessions: SessionService) {
    super();
  }

  async exportFor({ id }: UserAccount): Promise<unknown> {
    const sessions = await this.sessions.list({ userId: id, sidHash: '' });
    return sessions.map(({ device, place, created_at, seen_at }) => ({ device, place, created_at, seen_at }));
  }
}
