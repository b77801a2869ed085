import type { DoneResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { t } from '../../kernel/messages';
import { Clock } from '../../kernel/clock/clock';
import { AppLog } from '../../kernel/logging/app-log';
import { ChildMailsService } from './child-mails.service';
import { isDueForDeletion, WITHDRAWN_RETENTION_MS, requireChild } from './guardians.policy';
import { GuardiansRepository } from './guardians.repository';

/** Deletes everything stored about a child. */
@Injectable()
export class ChildRemovalService {
  constructor(
    private readonly guardians: GuardiansRepository,
    private readonly mails: ChildMailsService,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /** Deletes a child at its guardian's request, with or without a valid consent. */
  async remove(userId: string, childId: string): Promise<DoneResponse> {
    const media = await this.mails.mediaOf(userId);
    let name = '';
    await this.guardians.change(userId, (children) => {
      name = requireChild(children, childId).child.firstName;
      return { removedId: childId, alongside: () => this.mails.removed(media, name) };
    });
    this.log.info('child removed', { user_id: userId });
    return { status: 200, message: t('children.removed', { name }) };
  }

  /** Deletes children whose consent was withdrawn long enough ago. May run in several instances at once. */
  async removeWithdrawn(): Promise<void> {
    const now = this.clock.now();
    for (const { childId, guardianId } of await this.guardians.findWithdrawnUntil(now - WITHDRAWN_RETENTION_MS)) {
      const media = await this.mails.mediaOf(guardianId);
      await this.guardians.change(guardianId, (children) => {
        const record = children.find(({ child }) => child.id === childId);
        // The consent was renewed meanwhile, or another instance deleted the child first.
        if (!record || !isDueForDeletion(record, now)) return {};
        const name = record.child.firstName;
        return { removedId: childId, alongside: () => this.mails.expired(media, name) };
      });
      this.log.info('child without consent deleted', { user_id: guardianId });
    }
  }
}
