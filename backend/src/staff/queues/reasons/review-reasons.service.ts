import type { Queue } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { hashOf } from '../../../auth';
import { Clock } from '../../../kernel/clock/clock';
import { ReviewReasonsRepository } from './review-reasons.repository';

const MOST_OFFERED = 20;

/** Reasons that were written about items of a queue, so that nobody writes the frequent ones twice. */
@Injectable()
export class ReviewReasonsService {
  constructor(
    private readonly reasons: ReviewReasonsRepository,
    private readonly clock: Clock,
  ) {}

  /** Remembers a reason that was sent. */
  async remember(queue: Queue, text: string): Promise<void> {
    await this.reasons.count({ queue, digest: hashOf(text), text, usedAt: this.clock.now() });
  }

  /** Returns up to twenty reasons, those used most first. */
  async list(queue: Queue): Promise<string[]> {
    return (await this.reasons.findMostUsed(queue, MOST_OFFERED)).map(({ text }) => text);
  }
}
