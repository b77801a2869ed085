import { randomBytes } from 'node:crypto';
import { LIMITS, type SentShare, type ShareListInput } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { hashOf, UsersService } from '../../auth';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { Transactions } from '../../kernel/database/transaction';
import { DomainError } from '../../kernel/domain-error';
import { onceForKey, wasDoneBefore } from '../../kernel/idempotency/once-for-key';
import { t } from '../../kernel/messages';
import { plainName, plainText } from '../../kernel/outbox/plain-text';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import { spend } from '../../kernel/rate-limits/spend';
import { sealText } from '../../kernel/sealed-text';
import { FavouriteListsRepository } from '../favourites/favourite-lists.repository';
import { TalentsService } from '../listing/talents.service';
import { LookbookPassesService } from './lookbook-passes.service';
import { SentSharesService } from './sent-shares.service';
import { type NewListLink, SharesRepository } from './shares.repository';

const DAY_MS = 24 * 3600 * 1000;
const LINKS = { name: 'list-link:account', most: LIMITS.listLinksPerDay, windowMs: DAY_MS } as const;

/** Links to people of a list, which its owner copies: nothing is sent, so neither a receiver nor a proof of the sender is needed. */
@Injectable()
export class ListLinksService {
  constructor(
    private readonly shares: SharesRepository,
    private readonly lists: FavouriteListsRepository,
    private readonly sent: SentSharesService,
    private readonly passes: LookbookPassesService,
    private readonly talents: TalentsService,
    private readonly users: UsersService,
    private readonly limits: RateLimitsService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** Links of one of the user's lists with their answers. Throws NOT_FOUND for another list. */
  async ofList(userId: string, listId: number): Promise<SentShare[]> {
    await this.requireOwn(userId, listId);
    return this.sent.ofList(userId, listId);
  }

  /** Makes a link. Throws NOT_FOUND for another user's list, VALIDATION_FAILED for people who are not in it or hidden. */
  async make(userId: string, input: ShareListInput): Promise<SentShare> {
    const tokenHash = wasDoneBefore() ? await onceForKey(() => Promise.resolve('')) : await this.insert(userId, input);
    const stored = await this.shares.findByHash(tokenHash);
    if (!stored) throw new DomainError('NOT_FOUND', { detail: t('favourites.noLink') });
    return this.sent.one(stored);
  }

  /** Returns the hash of the link's token. */
  private async insert(userId: string, input: ShareListInput): Promise<string> {
    await this.requireOwn(userId, input.list_id);
    const listed = new Map((await this.lists.findListed(input.list_id)).map((row) => [row.talentId, row.note]));
    await this.requireShown(input.talent_ids, listed);
    const token = randomBytes(32).toString('base64url');
    const link = { ...(await this.toLink(userId, input, token)), notes: input.with_notes === 1 ? notesOf(input.talent_ids, listed) : null };
    const store = async () => {
      await this.shares.insert(link);
      return link.tokenHash;
    };
    const reservation = await this.limits.consume([{ ...LINKS, subject: userId }]);
    return spend(reservation, () => this.transactions.run(() => onceForKey(store)));
  }

  private async requireOwn(userId: string, listId: number): Promise<void> {
    if (!(await this.lists.findOwn(userId, listId))) throw new DomainError('NOT_FOUND', { detail: t('favourites.noList') });
  }

  private async requireShown(ids: readonly number[], listed: ReadonlyMap<number, string>): Promise<void> {
    const shown = new Set((await this.talents.visibleCards(ids)).map(({ id }) => id));
    if (new Set(ids).size === ids.length && ids.every((id) => listed.has(id) && shown.has(id))) return;
    const detail = t('favourites.cannotShare');
    throw new DomainError('VALIDATION_FAILED', { detail, fields: { talent_ids: detail } });
  }

  private async toLink(userId: string, input: ShareListInput, token: string): Promise<NewListLink> {
    const [user, tokenHash, now] = [await this.users.findById(userId), hashOf(token), this.clock.now()];
    const receiver = plainName(input.receiver) || plainText(input.receiver);
    return {
      userId,
      tokenHash,
      sealedToken: sealText(this.config.secretKey, token),
      manageHash: null,
      passcodeHash: input.passcode === undefined ? null : this.passes.hashOf(tokenHash, input.passcode),
      senderName: plainName(user?.firstName ?? '', user?.lastName ?? ''),
      senderEmail: user?.loginEmail ?? '',
      senderMobile: '',
      receiverName: receiver,
      receiverFirstName: receiver,
      receiverEmail: '',
      receiverMobile: '',
      description: plainText(input.description),
      talentIds: input.talent_ids,
      listId: input.list_id,
      notes: null,
      createdAt: now,
      expiresAt: now + input.works_days * DAY_MS,
    };
  }
}

function notesOf(ids: readonly number[], listed: ReadonlyMap<number, string>): Readonly<Record<string, string>> {
  const notes = ids.map((id) => [String(id), plainText(listed.get(id) ?? '')] as const);
  return Object.fromEntries(notes.filter(([, text]) => text !== ''));
}
