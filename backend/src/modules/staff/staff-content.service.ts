import { DomainError } from '../../platform/domain-error';
import type { OwnProfilesService } from '../talents';
import type { TermsDraft, TermsService } from '../terms';
import { type AuditTrail, talentSubject } from './audit-trail';

/** What provider staff may do to what is on the site. Each method answers what was done. */
export class StaffContentService {
  constructor(
    private readonly profiles: OwnProfilesService,
    private readonly terms: TermsService,
    private readonly audit: AuditTrail,
  ) {}

  async removeProfile(slug: string, reason: string): Promise<string> {
    const talent = await this.profiles.find(slug);
    if (!talent) throw new DomainError('NOT_FOUND', { detail: `There is no profile at /${slug}.` });
    await this.profiles.withdraw(slug);
    await this.audit.record('remove-content', talentSubject(talent.id), reason);
    return `The profile at /${slug} is off the site.`;
  }

  async postTerms(draft: TermsDraft): Promise<string> {
    await this.terms.post(draft);
    await this.audit.record('post-terms', `terms:${draft.version}`, `effective ${draft.effectiveOn}`);
    return `Version ${draft.version} is posted and takes effect on ${draft.effectiveOn}.`;
  }
}
