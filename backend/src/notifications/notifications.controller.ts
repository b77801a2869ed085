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
import { OwnNoticesService } from './own-notices.service';

@Controller()
export class NotificationsController {
  constructor(private readonly notices: OwnNoticesService) {}

  @Handles('notifications')
  async page(@CurrentUser() userId: string, @Input() query: NotificationsQuery): Promise<NotificationsResponse> {
    return { status: 200, ...(await this.notices.page(userId, query)) };
  }

  @Handles('notificationCount')
  async count(@CurrentUser() userId: string): Promise<NotificationCountResponse> {
    return { status: 200, unread_notification_cnt: await this.notices.countUnread(userId) };
  }

  @Handles('readNotifications')
  async read(@CurrentUser() userId: string, @Input() input: ReadNotificationsInput): Promise<NotificationCountResponse> {
    return { status: 200, unread_notification_cnt: await this.notices.read(userId, input) };
  }

  @Handles('saveMailFrequencies')
  async saveMail(@CurrentUser() userId: string, @Input() mail: MailFrequencies): Promise<DoneResponse> {
    await this.notices.saveMail(userId, mail);
    return { status: 200, message: 'Your choice is saved.' };
  }
}
