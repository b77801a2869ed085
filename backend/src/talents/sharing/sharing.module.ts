import { dayInIndia } from '@alltalent/shared/contracts';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ShareEntity } from './share.entity';
import { ShareBlockEntity } from './share-block.entity';
import { ShareSenderEntity } from './share-sender.entity';
import { ShareFeedbackEntity } from './share-feedback.entity';
import { ShareViewEntity } from './share-view.entity';
import { OldRows } from '../../kernel/scheduling/old-rows';
import { CodesModule, UsersModule } from '../../auth';
import { LimitsModule } from '../../kernel/rate-limits/limits.module';
import { NotificationsModule } from '../../notifications';
import { OutboxModule } from '../../kernel/outbox/outbox.module';
import { TalentsModule } from '../talents.module';
import { FeedbackNotificationsService } from './feedback-notifications.service';
import { ListLinksService } from './list-links.service';
import { LookbookPassesService } from './lookbook-passes.service';
import { LookbooksController } from './lookbooks.controller';
import { LookbooksService } from './lookbooks.service';
import { OwnSharesService } from './own-shares.service';
import { SENDER_RETENTION_MS, SenderProofsService } from './sender-proofs.service';
import { SentSharesController } from './sent-shares.controller';
import { SentSharesService } from './sent-shares.service';
import { ShareFeedbackRepository } from './share-feedback.repository';
import { ShareFeedbackService } from './share-feedback.service';
import { ShareBlocksService } from './share-blocks.service';
import { ShareLimitsService } from './share-limits.service';
import { ShareMessagesService } from './share-messages.service';
import { ShareSendersRepository } from './share-senders.repository';
import { ShareViewsRepository } from './share-views.repository';
import { ShareViewsService } from './share-views.service';
import { SharesRepository } from './shares.repository';
import { SharingController } from './sharing.controller';
import { ENDED_SHARE_RETENTION_MS, SharingService } from './sharing.service';
import { SharesRecords } from './shares.records';

@Module({
  imports: [
    TypeOrmModule.forFeature([ShareEntity, ShareBlockEntity, ShareSenderEntity, ShareFeedbackEntity, ShareViewEntity]),
    CodesModule,
    LimitsModule,
    NotificationsModule,
    OutboxModule,
    TalentsModule,
    UsersModule,
  ],
  controllers: [SharingController, LookbooksController, SentSharesController],
  providers: [
    SharesRecords,
    SharesRepository,
    ShareSendersRepository,
    ShareFeedbackRepository,
    ShareViewsRepository,
    SenderProofsService,
    ShareBlocksService,
    ShareLimitsService,
    ShareMessagesService,
    SharingService,
    LookbookPassesService,
    FeedbackNotificationsService,
    ShareFeedbackService,
    ShareViewsService,
    LookbooksService,
    SentSharesService,
    ListLinksService,
    OwnSharesService,
  ],
  exports: [SharesRecords, OwnSharesService],
})
export class SharingModule {
  constructor(oldRows: OldRows, shares: SharesRepository, views: ShareViewsRepository, senders: ShareSendersRepository) {
    oldRows.add('shares', (now) => shares.deleteEnded(now - ENDED_SHARE_RETENTION_MS));
    oldRows.add('blocks of shares', (now) => shares.deleteBlocks(now));
    oldRows.add('views of shares', (now) => views.deleteBefore(dayInIndia(now)));
    oldRows.add('senders of shares', (now) => senders.deleteAskedBefore(now - SENDER_RETENTION_MS));
  }
}
