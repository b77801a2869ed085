import { Injectable } from '@nestjs/common';
import { CvStore } from '../../../content';
import { AuditTrail } from '../../../kernel/audit/audit-trail';
import { DomainError } from '../../../kernel/domain-error';
import { t } from '../../../kernel/messages';
import { TicketDetailService } from './ticket-detail.service';

/** CVs of applications, for the office alone. */
@Injectable()
export class TicketCvsService {
  constructor(
    private readonly tickets: TicketDetailService,
    private readonly cvs: CvStore,
    private readonly audit: AuditTrail,
  ) {}

  /** Reads the CV of an application, and writes down who did. Throws NOT_FOUND for a letter without one. */
  async read(ticket: string): Promise<Buffer> {
    const { cvName } = await this.tickets.find(ticket);
    if (cvName === null) throw new DomainError('NOT_FOUND', { detail: t('officeQueues.noCv') });
    await this.audit.recordRead('download-cv', ticket);
    return this.cvs.read(cvName);
  }
}
