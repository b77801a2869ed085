import { ROLES, splitRoles } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { type UserAccount, UserBlocksService, UsersService } from '../../auth';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { isDatabaseAway } from '../../kernel/database/database-errors';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { Transactions } from '../../kernel/database/transaction';
import { AppLog } from '../../kernel/logging/app-log';
import { t } from '../../kernel/messages';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import { emailOf, MAIL_LIFE_MS, NotificationsService } from '../../notifications';
import type { AlertItem } from '../matching/alert-source';
import { AlertSources } from '../matching/alert-sources';
import { MatchesRepository } from '../matching/matches.repository';
import type { SavedSearchRow } from '../schema/saved-search.entity';
import { SavedSearchesRepository } from '../searches/saved-searches.repository';
import { pathOf } from '../searches/saved-searches.service';
import { type Alert, alertMail, alertTitle, MOST_SHOWN } from './alert-mail';
import { AlertTokens } from './alert-tokens';

const SEARCHES_AT_ONCE = 200;
/** Most waiting matches that are looked at again; any older ones are beyond what a mail can show. */
const MOST_CHECKED = 200;
/** A notification keeps no longer path. */
const LONGEST_PATH = 300;

/** Mails new matches, one mail for each search. Instances share the work: each mail is claimed in its transaction. */
@Injectable()
export class AlertMailsService {
  constructor(
    private readonly searches: SavedSearchesRepository,
    private readonly matches: MatchesRepository,
    private readonly sources: AlertSources,
    private readonly users: UsersService,
    private readonly blocks: UserBlocksService,
    private readonly notifications: NotificationsService,
    private readonly outbox: OutboxService,
    private readonly transactions: Transactions,
    private readonly tokens: AlertTokens,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly log: AppLog,
  ) {}

  /** Sends what is due. */
  async run(): Promise<void> {
    const now = this.clock.now();
    let sent = 0;
    let ids = await this.searches.findDue(now, 0, SEARCHES_AT_ONCE);
    while (ids.length > 0) {
      for (const id of ids) sent += (await this.mailOne(id, now)) ? 1 : 0;
      ids = await this.searches.findDue(now, ids.at(-1) ?? 0, SEARCHES_AT_ONCE);
    }
    if (sent > 0) this.log.info('new matches of saved searches told', { searches: sent });
  }

  /** A search that fails stays due, and the ones after it are told all the same. */
  private async mailOne(id: number, now: number): Promise<boolean> {
    try {
      return await retryLockConflicts(() => this.transactions.run(() => this.sendMail(id, now)));
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      this.log.error(`search ${id} not told`, error);
      return false;
    }
  }

  /** Tells the matches that wait and still match. True when there was one. */
  private async sendMail(id: number, now: number): Promise<boolean> {
    if (!(await this.searches.claimDue(id, now))) return false;
    const search = await this.searches.find(id);
    const account = search && (await this.users.findById(search.userId));
    if (!search || !account) return false;
    const alert = await this.collect(search, account);
    await this.matches.markTold(id, now);
    if (!alert || !isReachable(account)) return false;
    await this.notify(alert, now);
    const to = emailOf(account);
    if (to === null) return true;
    const message = alertMail(alert, { to, publicUrl: this.config.publicUrl, token: this.tokens.make(id) });
    await this.outbox.enqueue(message, { lifetimeMs: MAIL_LIFE_MS });
    return true;
  }

  /** Collects what waits, without what does not match any more; null when nothing is left. */
  private async collect(search: SavedSearchRow, account: UserAccount): Promise<Alert | null> {
    const source = this.sources.of(search.kind);
    const waiting = (await this.matches.findWaiting(search.id, MOST_CHECKED)).map(({ subjectId }) => subjectId);
    const beyond = waiting.length < MOST_CHECKED ? 0 : (await this.matches.countWaiting(search.id)) - waiting.length;
    const rows = await source.read(waiting);
    const found = waiting.filter((id) => rows.isFound(id, search.filter));
    const lost = waiting.filter((id) => !found.includes(id));
    await this.matches.delete(search.id, lost);
    const items = await this.apartFrom(account, await source.items(found, search.filter, search.userId));
    if (items.length === 0) return null;
    return { search, words: await source.describe(search.filter), items: items.slice(0, MOST_SHOWN), total: items.length + beyond };
  }

  /** Leaves out what is the user's own, and people whom the user blocked or who blocked the user. */
  private async apartFrom({ id }: UserAccount, items: readonly AlertItem[]): Promise<AlertItem[]> {
    const owners = items.flatMap(({ ownerId }) => (ownerId === null ? [] : [ownerId]));
    const apart = await this.blocks.apartFrom(id, owners);
    return items.filter(({ ownerId }) => ownerId === null || (ownerId !== id && !apart.has(ownerId)));
  }

  private notify(alert: Alert, now: number): Promise<void> {
    const { search, items } = alert;
    const notification = {
      userId: search.userId,
      group: search.kind === 'jobs' ? ('applications' as const) : ('account' as const),
      key: `search:${search.id}:${now}`,
      title: alertTitle(alert),
      text: items.map(({ title }) => title).join(', '),
      path: pathOf(search).length <= LONGEST_PATH ? pathOf(search) : '/saved-searches',
      action: t('alerts.mail.see'),
      image: '',
    };
    return this.notifications.notify([notification], { isMailedByCaller: true });
  }
}

function isReachable({ status, roleId }: UserAccount): boolean {
  return status === 'active' && !splitRoles(roleId).includes(ROLES.restricted);
}
