import type { DecideInput } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../../auth';
import { ProfileReviewsService } from '../../../talents';
import { ProfileDecisionsService } from '../../reviewing/profile-decisions.service';
import { ItemHistoryService } from '../kit/item-history.service';
import { QueueDecisionsService } from '../kit/queue-decisions.service';
import { versionOf } from './reviewed-profile.service';

/** Decides in the office about the version of a profile that was read there. */
@Injectable()
export class DecidingProfilesService {
  constructor(
    private readonly queue: QueueDecisionsService,
    private readonly decisions: ProfileDecisionsService,
    private readonly reviews: ProfileReviewsService,
    private readonly users: UsersService,
    private readonly history: ItemHistoryService,
  ) {}

  /** Carries a decision out. Throws REVISION_STALE, which says who decided what, when another version waits or none. */
  async decide({ id, version, decision, reason }: DecideInput): Promise<void> {
    await this.queue.decide({ queue: 'profiles', id, reason: decision === 'approve' ? '' : reason }, async () => {
      await this.users.lock(id);
      const draft = await this.reviews.find(id);
      if (draft?.state !== 'pending') throw await this.history.staleDecision(id, Number(version));
      if (versionOf(draft) !== version) throw this.history.replaced();
      if (decision === 'approve') await this.decisions.approve(id);
      else if (decision === 'changes') await this.decisions.askChanges(id, reason);
      else await this.decisions.reject(id, reason);
    });
  }
}
