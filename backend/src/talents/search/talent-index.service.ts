import { Injectable } from '@nestjs/common';
import { type IndexFaults, TalentIndexRepository } from './talent-index.repository';

export type { IndexFaults };

/** Whether the listing says what is stored about the talents. */
@Injectable()
export class TalentIndexService {
  constructor(private readonly index: TalentIndexRepository) {}

  /** Changes nothing. */
  check(now: Date): Promise<IndexFaults> {
    return this.index.check(now);
  }

  /** Puts right what is wrong, and tells what it was. */
  rebuild(now: Date): Promise<IndexFaults> {
    return this.index.rebuild(now);
  }
}
