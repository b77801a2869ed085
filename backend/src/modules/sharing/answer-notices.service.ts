import { Injectable } from '@nestjs/common';
import { t } from '../../messages';
import { Clock } from '../../platform/clock/clock';
import type { Transaction } from '../../platform/database/transaction';
import { type Notice, NotificationsRepository, NotificationsService } from '../notifications';
import type { ShareEntity } from './share.entity';

const HOUR_MS = 3600 * 1000;

/** Tells the sender of a share that its receiver answers: once until the sender has read it, and at most once an hour. */
@Injectable()
export class AnswerNoticesService {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
  ) {}

  async tell(transaction: Transaction, { id, userId, receiverName }: ShareEntity): Promise<void> {
    if (userId === null) return;
    const beginning = `share:${id}:answered:`;
    if (await new NotificationsRepository(transaction).hasUnread(userId, beginning)) return;
    const notice: Notice = {
      userId,
      group: 'messages',
      key: `${beginning}${Math.floor(this.clock.now() / HOUR_MS)}`,
      title: t('lookbook.answeredTitle', { receiver: receiverName }),
      text: t('lookbook.answeredText'),
      path: '/shares',
      action: t('lookbook.answeredAction'),
      image: '',
    };
    await this.notifications.tell(transaction, [notice]);
  }
}
