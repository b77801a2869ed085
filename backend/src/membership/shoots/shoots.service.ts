import type { BookShootInput, OwnMembership } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';

/** Free portfolio shoots of members. */
@Injectable()
export class ShootsService {
  /** What the page of the membership says about the shoot. */
  of(_userId: string): Promise<OwnMembership['shoot']> {
    throw new Error('not built');
  }

  /** Asks for a shoot. Throws SHOOT_REFUSED with the reason. */
  book(_userId: string, _input: BookShootInput): Promise<void> {
    throw new Error('not built');
  }

  cancel(_userId: string): Promise<void> {
    throw new Error('not built');
  }
}
