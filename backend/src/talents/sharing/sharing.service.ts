import { randomBytes } from 'node:crypto';
import { MEDIUM_TYPE, type ShareTalentsInput } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { Transactions } from '../../kernel/database/transaction';
import { DomainError } from '../../kernel/domain-error';
import type { Visitor } from '../../kernel/http/access.decorators';
import { type Medium, parseMedium, hashOf, UsersService } from '../../auth';
import { onceForKey, wasDoneBefore } from '../../kernel/idempotency/once-for-key';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import { plainName, plainText } from '../../kernel/outbox/plain-text';
import { TalentsService } from '../listing/talents.service';
import { spend } from '../../kernel/rate-limits/spend';
import { LookbookPassesService } from './lookbook-passes.service';
import { type Sender, SenderProofsService, type UsedProof } from './sender-proofs.service';
import { ShareBlocksService } from './share-blocks.service';
import { ShareLimitsService } from './share-limits.service';
import { ShareMessagesService } from './share-messages.service';
import { type ShareFacts, shareMessage } from './share.message';
import { SharesRepository } from './shares.repository';

const DAY_MS = 24 * 3600 * 1000;
/** How long an ended share stays on its sender's page, in milliseconds. */
export const ENDED_SHARE_RETENTION_MS = 30 * DAY_MS;
const NO_PROOF: UsedProof = { refund: () => Promise.resolve() };

export type Sharer = { readonly visitor: Visitor; readonly userId: string | null };

/** Sends chosen profiles to a receiver, in the name of a sender whose e-mail address and number are proved. */
@Injectable()
export class SharingService {
  constructor(
    private readonly shares: SharesRepository,
    private readonly proofs: SenderProofsService,
    private readonly blocks: ShareBlocksService,
    private readonly limits: ShareLimitsService,
    private readonly passes: LookbookPassesService,
    private readonly messages: ShareMessagesService,
    private readonly talents: TalentsService,
    private readonly users: UsersService,
    private readonly outbox: OutboxService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  async share(input: ShareTalentsInput, sharer: Sharer): Promise<void> {
    if (wasDoneBefore()) return;
    const receiver = receiverOf(input);
    await this.requireVisible(input.selected_profiles);
    await this.blocks.requireWilling(senderOf(input), receiver);
    const { sender, proof } = await this.prove(input, sharer);
    await spend(proof, async () => {
      const limits = await this.limits.consume({
        sender: [sender.email.value, sender.mobile?.value, sharer.userId].filter((subject) => typeof subject === 'string'),
        receiver: [receiver.email.value, receiver.mobile.value],
        ip: sharer.userId === null ? sharer.visitor.ip : null,
      });
      await this.send(input, { sender, receiver, userId: sharer.userId, now: this.clock.now() }, limits.ids);
    });
  }

  /**
   * Returns who the share is from. A user shares in the account's name and from its proved media, whatever the form says; a
   * visitor shares in the name of the media proved by a code. Throws FRESH_CODE_NEEDED without a proof.
   */
  private async prove(input: ShareTalentsInput, { visitor, userId }: Sharer): Promise<{ sender: NamedSender; proof: UsedProof }> {
    const typed = senderOf(input);
    const user = userId === null ? null : await this.users.findById(userId);
    const { firstName, lastName } = user ?? { firstName: input.first_name, lastName: input.last_name };
    const names = { name: plainName(firstName, lastName), firstName: plainName(firstName) };
    if (user?.loginEmail !== typed.email.value) return { sender: { ...names, ...typed }, proof: await this.proofs.use(typed, visitor) };
    const mobile = user.loginPhone === null ? null : { type: MEDIUM_TYPE.phone, value: user.loginPhone };
    return { sender: { ...names, email: typed.email, mobile }, proof: NO_PROOF };
  }

  private async requireVisible(ids: readonly number[]): Promise<void> {
    const visible = new Set((await this.talents.visibleCards(ids)).map(({ id }) => id));
    if (ids.every((id) => visible.has(id)) && new Set(ids).size === ids.length) return;
    const detail = 'A profile you selected is not public any more. Take it out of the selection and share again.';
    throw new DomainError('VALIDATION_FAILED', { detail, fields: { selected_profiles: detail } });
  }

  private async send(input: ShareTalentsInput, parties: Parties, reservationIds: readonly string[]): Promise<void> {
    const [token, manageToken] = [newToken(), parties.userId === null ? newToken() : null];
    const [tokenHash, manageHash] = [hashOf(token), manageToken && hashOf(manageToken)];
    const passcodeHash = input.passcode === undefined ? null : this.passes.hashOf(tokenHash, input.passcode);
    const share = { ...toShare(input, parties), passcodeHash };
    const [lookbook, manage] = [
      `${this.config.publicUrl}/s/${token}`,
      `${this.config.publicUrl}/shares${manageToken ? `/${manageToken}` : ''}`,
    ];
    const store = async () => {
      await this.shares.insert({ ...share, tokenHash, manageHash });
      await this.outbox.enqueue(shareMessage(share, lookbook, this.config.publicUrl), { lifetimeMs: DAY_MS, reservationIds });
    };
    await this.transactions.run(() => onceForKey(store));
    await this.messages.send(share, { lookbook, manage });
  }
}

function senderOf({ email_id, mobile_number, country_code }: ShareTalentsInput): Sender {
  return { email: { type: MEDIUM_TYPE.email, value: email_id }, mobile: parseMedium(mobile_number, country_code, 'mobile_number') };
}

function receiverOf({ receiver_email_id, receiver_contact_no, receiver_country_code }: ShareTalentsInput): Sender {
  const mobile = parseMedium(receiver_contact_no, receiver_country_code, 'receiver_contact_no');
  return { email: { type: MEDIUM_TYPE.email, value: receiver_email_id }, mobile };
}

const newToken = (): string => randomBytes(32).toString('base64url');

/** A proved sender. `mobile` is null when no number is proved; then none is named. */
type NamedSender = { readonly name: string; readonly firstName: string; readonly email: Medium; readonly mobile: Medium | null };
type Parties = { readonly sender: NamedSender; readonly receiver: Sender; readonly userId: string | null; readonly now: number };

function toShare(input: ShareTalentsInput, { sender, receiver, userId, now }: Parties): Omit<ShareFacts, 'passcodeHash'> {
  return {
    userId,
    senderName: sender.name,
    senderFirstName: sender.firstName,
    senderEmail: sender.email.value,
    senderMobile: sender.mobile?.value ?? '',
    receiverName: plainName(input.receiver_first_name, input.receiver_last_name),
    receiverFirstName: plainName(input.receiver_first_name),
    receiverEmail: receiver.email.value,
    receiverMobile: receiver.mobile.value,
    description: plainText(input.description),
    talentIds: input.selected_profiles,
    createdAt: now,
    expiresAt: now + input.works_days * DAY_MS,
  };
}
