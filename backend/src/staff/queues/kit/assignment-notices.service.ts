import { Injectable } from '@nestjs/common';
import { UsersService } from '../../../auth';
import { actor } from '../../../kernel/audit/acting';
import { Clock } from '../../../kernel/clock/clock';
import { groupBy } from '../../../kernel/group-by';
import { t } from '../../../kernel/messages';
import { NotificationsService } from '../../../notifications';

/** A letter or lead that somebody else has now, with its former assignee and the new one. */
export type Given = { readonly id: string; readonly from: string | null; readonly to: string | null };
/** What was assigned to a colleague: the ids of letters or leads. */
type Assigned = { readonly queue: 'letters' | 'leads'; readonly ids: readonly string[] };

const LISTS = { letters: '/office/letters?assigned=mine', leads: '/office/leads?holder=me' } as const;

/** The ten seconds in which an assignment can be undone, and its way to the server. */
export const UNDONE_WITHIN_MS = 15_000;

/** Tells people of the office what a colleague assigned to them: by the bell, and by mail as each of them chose. */
@Injectable()
export class AssignmentNoticesService {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /** Tells new assignees of letters or leads, and takes back what the former ones were told just before. */
  async notifyOf(queue: Assigned['queue'], given: readonly Given[]): Promise<void> {
    const assigned = (some: readonly Given[]) => ({ queue, ids: some.map(({ id }) => id) });
    for (const [from, some] of groupBy(given, (one) => one.from)) await this.withdraw(from, assigned(some));
    for (const [to, some] of groupBy(given, (one) => one.to)) await this.notify(to, assigned(some));
  }

  /** Tells a colleague of letters or leads, all of them in one notice. Nobody is told of what they took themselves. */
  private async notify(userId: string | null, { queue, ids }: Assigned): Promise<void> {
    const [first] = ids;
    const by = actor();
    if (userId === null || userId === by || first === undefined) return;
    const name = (await this.users.namesOf([by])).get(by) ?? t('officeAssigned.somebody');
    const notice = {
      userId,
      group: 'account' as const,
      key: `${keyOf({ queue, ids })}${this.clock.now()}`,
      title: titleOf({ queue, ids }, name),
      text: t('officeAssigned.text'),
      path: ids.length === 1 ? `/office/${queue}?item=${encodeURIComponent(first)}` : LISTS[queue],
      action: t('officeAssigned.open'),
      image: '',
    };
    await this.notifications.notify([notice], { mailAfterMs: UNDONE_WITHIN_MS });
  }

  /** Takes the notice of these letters or leads back, with its mail, when they were assigned to the colleague just before. */
  private async withdraw(userId: string | null, assigned: Assigned): Promise<void> {
    if (userId === null) return;
    await this.notifications.withdraw(userId, keyOf(assigned), this.clock.now() - UNDONE_WITHIN_MS);
  }
}

/** Begins the key of a notice: equal for the same letters or leads in any order. */
function keyOf({ queue, ids }: Assigned): string {
  return `assigned:${queue}:${ids.length}:${ids.toSorted()[0] ?? ''}:`;
}

function titleOf({ queue, ids }: Assigned, name: string): string {
  const count = ids.length;
  if (queue === 'leads') return t('officeAssigned.leads', { name, count });
  return count === 1 ? t('officeAssigned.letter', { name, ticket: ids[0] ?? '' }) : t('officeAssigned.letters', { name, count });
}
