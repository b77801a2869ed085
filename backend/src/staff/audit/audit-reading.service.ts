import type { AuditLine } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../auth';
import { AuditRepository } from '../../kernel/audit/audit.repository';
import type { AuditEntryEntity } from '../../kernel/audit/audit-entry.entity';
import { withNames } from './named-accounts';

/** Shows what was done to an item, with the names of those who acted and of accounts in the details. */
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

  private async named(entries: readonly AuditEntryEntity[]): Promise<readonly AuditLine[]> {
    const names = await this.users.namesOf(entries.map(({ actor }) => actor));
    const details = await withNames(
      entries.map(({ detail }) => detail),
      this.users,
    );
    return entries.map(({ happenedAt, actor, action, subject }, index) => ({
      at: new Date(happenedAt).toISOString(),
      actor: names.get(actor) ?? actor,
      action,
      subject,
      detail: details[index] ?? '',
    }));
  }
}
