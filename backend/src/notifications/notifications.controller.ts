import type {
  DoneResponse,
  MailFrequencies,
  NotificationCountResponse,
  NotificationsQuery,
  NotificationsResponse,
  ReadNotificationsInput,
} from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { Handles } from '../kernel/http/handles.decorator';
import { Input } from '../kernel/http/input.decorator';
import { CurrentUser } from '../auth';
import { OwnNotificationsService } from './own-notifications.service';

@Controller()
export class NotificationsController {
  constructor(private readonly notifications: OwnNotificationsService) {}

  @Handles('notifications')
  async page(@CurrentUser() userId: string, @Input() query: NotificationsQuery): Promise<NotificationsResponse> {
    return { status: 200, ...(await this.notifications.page(userId, query)) };
  }

  @Handles('notificationCount')
  async count(@CurrentUser() userId: string): Promise<NotificationCountResponse> {
    return { status: 200, unread_notification_cnt: await this.notifications.countUnread(userId) };
  }

  @Handles('readNotifications')
  async read(@CurrentUser() userId: string, @Input() input: ReadNotificationsInput): Promise<NotificationCountResponse> {
    return { status: 200, unread_notification_cnt: await this.notifications.read(userId, input) };
  }

  @Handles('saveMailFrequencies')
  async saveMail(@CurrentUser() userId: string, @Input() mail: MailFrequencies): Promise<DoneResponse> {
    await this.notifications.saveMail(userId, mail);
    return { status: 200, message: 'Your choice is saved.' };
  }
}
