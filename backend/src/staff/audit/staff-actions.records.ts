import { Injectable } from '@nestjs/common';
import { AuditRepository } from '../../kernel/audit/audit.repository';
import { talentSubject } from '../../kernel/audit/audit-trail';
import { OwnProfilesService } from '../../talents';
import { type UserAccount, PersonalData, toIso } from '../../auth';

const MOST = 1000;

/** What staff did to the account or its profile. It is retained after an erasure, when its ids no longer lead to anybody. */
@Injectable()
export class StaffActionsRecords extends PersonalData {
  readonly name = 'staff_actions';

  constructor(
    private readonly audit: AuditRepository,
    private readonly profiles: OwnProfilesService,
  ) {
    super();
  }

  async exportFor({ id, slug }: UserAccount): Promise<unknown> {
    const profile = slug === '' ? null : await this.profiles.find(slug);
    const entries = await this.audit.find(MOST, [id, ...(profile ? [talentSubject(profile.id)] : [])]);
    return entries.map(({ happenedAt, action, detail }) => ({ happened_at: toIso(happenedAt), action, detail }));
  }
}
