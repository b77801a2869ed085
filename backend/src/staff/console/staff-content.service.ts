import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error';
import { OwnProfilesService } from '../../talents';
import { AuditTrail, talentSubject } from '../../kernel/audit/audit-trail';

/** Staff commands on published content. Each method returns a summary of what it did. */
@Injectable()
export class StaffContentService {
  constructor(
    private readonly profiles: OwnProfilesService,
    private readonly audit: AuditTrail,
  ) {}

  async removeProfile(slug: string, reason: string): Promise<string> {
    const talent = await this.profiles.find(slug);
    if (!talent) throw new DomainError('NOT_FOUND', { detail: `There is no profile at /${slug}.` });
    await this.profiles.withdraw(slug);
    await this.audit.record('remove-content', talentSubject(talent.id), reason);
    return `The profile at /${slug} is off the site.`;
  }
}
