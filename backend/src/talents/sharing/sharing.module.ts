import { dayInIndia } from '@alltalent/shared/contracts';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ShareEntity } from './share.entity';
import { ShareBlockEntity } from './share-block.entity';
import { ShareSenderEntity } from './share-sender.entity';
import { ShareAnswerEntity } from './share-answer.entity';
import { ShareViewEntity } from './share-view.entity';
import { OldRows } from '../../kernel/scheduling/old-rows';
import { CodesModule, UsersModule } from '../../auth';
import { LimitsModule } from '../../kernel/rate-limits/limits.module';
import { NotificationsModule } from '../../notifications';
import { OutboxModule } from '../../kernel/outbox/outbox.module';
import { TalentsModule } from '../talents.module';
import { AnswerNoticesService } from './answer-notices.service';
import { LookbookPassesService } from './lookbook-passes.service';
import { LookbooksController } from './lookbooks.controller';
import { LookbooksService } from './lookbooks.service';
import { OwnSharesService } from './own-shares.service';
import { KEEP_SENDERS_MS, SenderProofsService } from './sender-proofs.service';
import { SentSharesController } from './sent-shares.controller';
import { SentSharesService } from './sent-shares.service';
import { ShareAnswersRepository } from './share-answers.repository';
import { ShareAnswersService } from './share-answers.service';
import { ShareBlocksService } from './share-blocks.service';
import { ShareLimitsService } from './share-limits.service';
import { ShareNoticesService } from './share-notices.service';
import { ShareSendersRepository } from './share-senders.repository';
import { ShareViewsRepository } from './share-views.repository';
import { ShareViewsService } from './share-views.service';
import { SharesRepository } from './shares.repository';
import { SharingController } from './sharing.controller';
import { KEEP_ENDED_SHARES_MS, SharingService } from './sharing.service';
import { SharesRecords } from './shares.records';

@Module({
  imports: [
    TypeOrmModule.forFeature([ShareEntity, ShareBlockEntity, ShareSenderEntity, ShareAnswerEntity, ShareViewEntity]),
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
    ShareAnswersRepository,
    ShareViewsRepository,
    SenderProofsService,
    ShareBlocksService,
    ShareLimitsService,
    ShareNoticesService,
    SharingService,
    LookbookPassesService,
    AnswerNoticesService,
    ShareAnswersService,
    ShareViewsService,
    LookbooksService,
    SentSharesService,
    OwnSharesService,
  ],
  exports: [SharesRecords, OwnSharesService],
})
export class SharingModule {
  constructor(oldRows: OldRows, shares: SharesRepository, views: ShareViewsRepository, senders: ShareSendersRepository) {
    oldRows.add('shares', (now) => shares.deleteEnded(now - KEEP_ENDED_SHARES_MS));
    oldRows.add('blocks of shares', (now) => shares.deleteBlocks(now));
    oldRows.add('views of shares', (now) => views.deleteBefore(dayInIndia(now)));
    oldRows.add('senders of shares', (now) => senders.deleteAskedBefore(now - KEEP_SENDERS_MS));
  }
}
