import { Injectable } from '@nestjs/common';
import { t } from '../../kernel/messages';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { DomainError } from '../../kernel/domain-error';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import { type NewNotification, NotificationsService } from '../../notifications';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import { FavouriteListsRepository } from '../favourites/favourite-lists.repository';
import type { ShareEntity } from './share.entity';
import { feedbackMessage } from './share.message';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Notifies the sender of a share of feedback. A member gets one notification until it is read, at most one an hour; a sender
 * without an account gets a mail to the proved e-mail address, at most one a day.
 */
@Injectable()
export class FeedbackNotificationsService {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly outbox: OutboxService,
    private readonly lists: FavouriteListsRepository,
    private readonly limits: RateLimitsService,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /** Tells, once a day, that a sender without an account is due a mail. Called before the transaction that saves the feedback. */
  async isMailDue({ id, userId }: ShareEntity): Promise<boolean> {
    if (userId !== null) return false;
    try {
      await this.limits.consume([{ name: 'lookbook-answer-mail:share', subject: String(id), most: 1, windowMs: DAY_MS }]);
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS') return false;
      throw error;
    }
  }

  /** Stores the mail within the transaction that saves the feedback. */
  async mail(share: ShareEntity): Promise<void> {
    await this.outbox.enqueue(feedbackMessage(share, this.config.publicUrl), { lifetimeMs: DAY_MS });
  }

  async notify({ id, userId, receiverName, listId }: ShareEntity): Promise<void> {
    if (userId === null) return;
    const beginning = `share:${id}:answered:`;
    if (await this.notifications.hasUnread(userId, beginning)) return;
    const notification: NewNotification = {
      userId,
      group: 'messages',
      key: `${beginning}${Math.floor(this.clock.now() / HOUR_MS)}`,
      title: t('lookbook.answeredTitle', { receiver: receiverName }),
      text: t('lookbook.answeredText'),
      path: await this.pathOf(userId, listId),
      action: t('lookbook.answeredAction'),
      image: '',
    };
    await this.notifications.notify([notification]);
  }

  /** The links of a list that was removed are on the page of all shares. */
  private async pathOf(userId: string, listId: number | null): Promise<string> {
    return listId !== null && (await this.lists.findOwn(userId, listId)) ? `/favourites?list=${listId}` : '/shares';
  }
}
