import { ROLES } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import type { CurrentSession } from '../../auth';
import { JobMatches } from './job-matches.service';
import { PosterAccountsRepository } from './poster-accounts.repository';
import type { MatchedTalent } from './role-requirements';

/** Reads the visiting talent whose profile is compared with jobs. */
@Injectable()
export class VisitingTalents {
  constructor(
    private readonly accounts: PosterAccountsRepository,
    private readonly matches: JobMatches,
  ) {}

  /** Returns the session's talent; null for anybody without a talent profile on the site. */
  async find(session: CurrentSession | null): Promise<MatchedTalent | null> {
    if (!session?.roles.includes(ROLES.talent)) return null;
    return this.matches.talentOf(await this.accounts.slugOf(session.userId));
  }
}
