import { mayWithdraw } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { ApplicationsRepository } from './applications.repository';
import { DecliningService } from './declining.service';
import { InvitationsRepository } from './invitations.repository';
import { OwnApplicationChangesService } from './own-application-changes.service';

/** Ends what an account has open with clients. */
@Injectable()
export class OpenApplicationsService {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly invitations: InvitationsRepository,
    private readonly changes: OwnApplicationChangesService,
    private readonly declining: DecliningService,
  ) {}

  /** Withdraws applications and declines invitations. */
  async end(userId: string): Promise<void> {
    for (const { id, stage } of await this.applications.findOfUser(userId)) if (mayWithdraw(stage)) await this.changes.withdraw(userId, id);
    for (const { id, state } of await this.invitations.findOfUser(userId)) if (state === 'open') await this.declining.decline(userId, id);
  }
}
