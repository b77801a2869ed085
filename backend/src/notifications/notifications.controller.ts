import {
  type DoneResponse,
  ENDPOINTS,
  type MailFrequencies,
  type NotificationCountResponse,
  type NotificationsQuery,
  type NotificationsResponse,
  type ReadNotificationsInput,
  SCHEMAS,
} from '@alltalent/shared/contracts';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { validated } from '../kernel/http/validated.pipe';
import { CurrentUser } from '../auth';
import { OwnNoticesService } from './own-notices.service';

@Controller()
export class NotificationsController {
  constructor(private readonly notices: OwnNoticesService) {}

  @Get(ENDPOINTS.notifications.path)
  async page(
    @CurrentUser() userId: string,
    @Query(validated(SCHEMAS.notifications.input)) query: NotificationsQuery,
  ): Promise<NotificationsResponse> {
    return { status: 200, ...(await this.notices.page(userId, query)) };
  }

  @Get(ENDPOINTS.notificationCount.path)
  async count(@CurrentUser() userId: string): Promise<NotificationCountResponse> {
    return { status: 200, unread_notification_cnt: await this.notices.countUnread(userId) };
  }

  @Post(ENDPOINTS.readNotifications.path)
  @HttpCode(200)
  async read(
    @CurrentUser() userId: string,
    @Body(validated(SCHEMAS.readNotifications.input)) input: ReadNotificationsInput,
  ): Promise<NotificationCountResponse> {
    return { status: 200, unread_notification_cnt: await this.notices.read(userId, input) };
  }

  @Post(ENDPOINTS.saveMailFrequencies.path)
  @HttpCode(200)
  async saveMail(
    @CurrentUser() userId: string,
    @Body(validated(SCHEMAS.saveMailFrequencies.input)) mail: MailFrequencies,
  ): Promise<DoneResponse> {
    await this.notices.saveMail(userId, mail);
    return { status: 200, message: 'Your choice is saved.' };
  }
}
