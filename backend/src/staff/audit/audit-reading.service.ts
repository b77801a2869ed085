import { type AuditLine, type AuditTrailQuery, type AuditTrailResponse, MEDIUM_TYPE, OFFICE_PAGE_SIZE } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../auth';
import { AuditRepository } from '../../kernel/audit/audit.repository';
import type { AuditEntryEntity } from '../../kernel/audit/audit-entry.entity';

/** Shows the audit trail with the names of those who acted. */
@Injectable()
export class AuditReadingService {
  constructor(
    private readonly entries: AuditRepository,
    private readonly users: UsersService,
  ) {}

  /** Returns the newest acts about these subjects, without what was only read. */
  async about(subjects: readonly string[], limit: number): Promise<readonly AuditLine[]> {
    return this.named(await this.entries.findActs(limit, subjects));
  }

  /** Returns a page of entries, the newest first: all, or those about or by an account, or about a subject such as `job:7`. */
  async page({ of, before }: AuditTrailQuery): Promise<AuditTrailResponse> {
    const subject = of === '' ? undefined : await this.subjectOf(of);
    const found = await this.entries.findBefore(numberOf(before), OFFICE_PAGE_SIZE + 1, subject);
    const shown = found.slice(0, OFFICE_PAGE_SIZE);
    const next = found.length > OFFICE_PAGE_SIZE ? String(shown.at(-1)?.id ?? '') : '';
    return { status: 200, data: [...(await this.named(shown))], next };
  }

  private async subjectOf(of: string): Promise<string> {
    if (!of.includes('@')) return of;
    return (await this.users.findByLogin({ type: MEDIUM_TYPE.email, value: of.toLowerCase() }))?.id ?? of;
  }

  private async named(entries: readonly AuditEntryEntity[]): Promise<readonly AuditLine[]> {
    const names = await this.users.namesOf(entries.map(({ actor }) => actor));
    return entries.map(({ happenedAt, actor, action, subject, detail }) => ({
      at: new Date(happenedAt).toISOString(),
      actor: names.get(actor) ?? actor,
      action,
      subject,
      detail,
    }));
  }
}

/** Returns the id that a cursor names; null for none or a wrong one. */
function numberOf(before: string | undefined): number | null {
  return before !== undefined && /^[1-9]\d{0,9}$/u.test(before) ? Number(before) : null;
}
