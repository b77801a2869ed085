import { Injectable } from '@nestjs/common';
import { SessionService } from '../../sessions';
import type { UserAccount } from '../../users';
import { AccountRecords } from '../account-records';

@Injectable()
export class SessionsRecords extends AccountRecords {
  readonly name = 'sessions';

  constructor(private readonly sessions: SessionService) {
    super();
  }

  async exportFor({ id }: UserAccount): Promise<unknown> {
    const sessions = await this.sessions.list({ userId: id, sidHash: '' });
    return sessions.map(({ device, place, created_at, seen_at }) => ({ device, place, created_at, seen_at }));
  }
}
