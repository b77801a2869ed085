import { dayInIndia, type PublishDocumentInput } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { Transactions } from '../../kernel/database/transaction';
import { DomainError } from '../../kernel/domain-error';
import { actingAs } from '../../kernel/audit/acting';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { notFound, requireSummary } from './document-refusals';
import { DocumentsRepository, type TextKey } from './documents.repository';
import { refuseTermsAt } from '../../auth';
import { isTerms } from './terms-document';

const LONGEST_SUBJECT = 80;

/** What is published, from when, and why. `effective_at`: ISO time; without it at once. */
export type PublishRequest = TextKey & Omit<PublishDocumentInput, 'kind' | 'name'> & { readonly reason?: string };

/** Publishes versions: the change and its entry in the audit trail, in one transaction. */
@Injectable()
export class PublishingService {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly audit: AuditTrail,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Publishes a draft. Terms must be announced fifteen days ahead with a summary (product-spec section 4); other texts may
   * change at once. `actor` is a user's id or a system account.
   */
  async publish(input: PublishRequest, actor: string): Promise<void> {
    const effectiveAt = this.momentOf(input.effective_at);
    await retryLockConflicts(() => this.transactions.run(() => this.publishIn({ ...input, effectiveAt, actor })));
  }

  private async publishIn(request: PublishRequest & { effectiveAt: number; actor: string }): Promise<void> {
    const { kind, name, version, summary, reason = '', effectiveAt, actor } = request;
    const key = { kind, name };
    if (!(await this.documents.findVersion(key, version))) throw notFound();
    if (isTerms(key)) {
      const refusal = refuseTermsAt(effectiveAt, await this.documents.lockPublished(key), this.clock.now());
      if (refusal) throw new DomainError('VALIDATION_FAILED', { detail: refusal });
      requireSummary(summary);
    }
    const publication = { effectiveAt, summary, reason, publishedBy: actor };
    if (!(await this.documents.publish(key, version, publication))) throw publishedAlready();
    const path = `${kind}/${name}`;
    const detail = `version ${version} of ${path} from ${dayInIndia(effectiveAt)}${reason === '' ? '' : `: ${reason}`}`;
    await actingAs(actor, () => this.audit.record('publish-document', path.slice(0, LONGEST_SUBJECT), detail));
  }

  private momentOf(moment: string | undefined): number {
    const now = this.clock.now();
    const time = moment === undefined ? now : Date.parse(moment);
    if (time >= now) return time;
    throw new DomainError('VALIDATION_FAILED', { fields: { effective_at: 'Choose a moment that is still to come, or none for now' } });
  }
}

function publishedAlready(): DomainError {
  return new DomainError('VALIDATION_FAILED', { fields: { version: 'This version is published already; save a new one to change it' } });
}
