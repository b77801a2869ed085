import { Module } from '@nestjs/common';
import { NotificationsRepository } from './notifications.repository';
import { NotificationsService } from './notifications.service';

@Module({ providers: [NotificationsRepository, NotificationsService], exports: [NotificationsService] })
export class NotificationsModule {}
