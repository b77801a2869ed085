import { PROFILE_LIMITS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../kernel/domain-error';
import { t } from '../../../kernel/messages';
import { BenefitsService } from '../../../membership';

/** How many photos a plan has room for. It limits what is added: photos that are there stay when a membership ends. */
@Injectable()
export class PhotoLimitService {
  constructor(private readonly benefits: BenefitsService) {}

  async of(userId: string): Promise<number> {
    return bounded((await this.benefits.of(userId)).portfolio_photos);
  }

  /** Throws LIST_FULL when there is no room for one more photo than `count`. */
  async requireRoom(userId: string, count: number): Promise<void> {
    const { portfolio_photos: photos, isMember } = await this.benefits.of(userId);
    const limit = bounded(photos);
    if (count < limit) return;
    const most = bounded(await this.benefits.mostPhotos());
    const sentence = sentenceOf(limit < most, isMember);
    throw new DomainError('LIST_FULL', { detail: t(sentence, { limit, most, over: count - limit + 1 }) });
  }
}

function bounded(photos: number): number {
  return Math.min(photos, PROFILE_LIMITS.photos);
}

function sentenceOf(hasLargerPlan: boolean, isMember: boolean) {
  if (!hasLargerPlan) return 'photos.full';
  return isMember ? 'photos.fullOfPlan' : 'photos.fullWithoutMembership';
}
