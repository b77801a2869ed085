import type { OwnMembership } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';

/** Reads what the page of the own membership shows. */
@Injectable()
export class OwnMembershipService {
  read(_userId: string): Promise<OwnMembership> {
    throw new Error('not built');
  }
}
