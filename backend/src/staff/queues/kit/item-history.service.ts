import { type AuditLine, momentInIndia } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../../auth';
import { actor } from '../../../kernel/audit/acting';
import { AuditRepository } from '../../../kernel/audit/audit.repository';
import { DomainError } from '../../../kernel/domain-error';
import { t } from '../../../kernel/messages';
import { AuditReadingService } from '../../audit/audit-reading.service';

const MOST_SHOWN = 20;

/** Somebody's act on an item; `at` is the moment for people. */
type LastAct = { readonly actor: string; readonly name: string; readonly what: string; readonly at: string; readonly happenedAt: number };

/** Decisions by the names of their actions in the audit trail. */
const DECISIONS: Readonly<Record<string, string>> = {
  'approve-profile': 'approved',
  'approve-job': 'approved',
  'ask-profile-changes': 'changes',
  'ask-job-changes': 'changes',
  'reject-profile': 'refused',
  'reject-job': 'refused',
  'close-job': 'closed',
  'close-report': 'closed',
};

/** What staff did about an item before, from the audit trail. */
@Injectable()
export class ItemHistoryService {
  constructor(
    private readonly entries: AuditRepository,
    private readonly trail: AuditReadingService,
    private readonly users: UsersService,
  ) {}

  /** Reads the newest acts about these subjects, newest first; that somebody read them is left out. */
  async read(subjects: readonly string[]): Promise<AuditLine[]> {
    return [...(await this.trail.about(subjects, MOST_SHOWN))];
  }

  /**
   * Makes the refusal of a decision about an item that does not wait any more: it says who decided what and when, as far as the audit
   * trail knows of a decision about `subject` since `since` (ms).
   */
  async staleDecision(subject: string, since = 0): Promise<DomainError> {
    const act = await this.lastOf(subject, DECISIONS);
    if (!act || act.happenedAt < since) return this.replaced();
    // A decision whose answer was lost is sent again.
    const detail = act.actor === actor() ? t('officeQueues.ownDecided', act) : t('officeQueues.decided', act);
    return new DomainError('REVISION_STALE', { detail });
  }

  /**
   * Finds the last act about a subject among `words`, names of actions with the word for each: who did what, and when. Null when the
   * audit trail knows of none.
   */
  async lastOf(subject: string, words: Readonly<Record<string, string>>): Promise<LastAct | null> {
    const entry = (await this.entries.findActs(MOST_SHOWN, [subject])).find(({ action }) => action in words);
    if (!entry) return null;
    const name = (await this.users.namesOf([entry.actor])).get(entry.actor) ?? entry.actor;
    return { actor: entry.actor, name, what: words[entry.action] ?? '', at: momentInIndia(entry.happenedAt), happenedAt: entry.happenedAt };
  }

  /** Makes the refusal of a decision about a version that another one replaced, or that was taken back. */
  replaced(): DomainError {
    return new DomainError('REVISION_STALE', { detail: t('officeQueues.replaced') });
  }
}
