import { Module } from '@nestjs/common';
import { CodesModule } from '../codes';
import { LimitsModule } from '../limits';
import { OutboxModule } from '../outbox';
import { TalentsModule } from '../talents';
import { UsersModule } from '../users';
import { LookbookPassesService } from './lookbook-passes.service';
import { LookbooksController } from './lookbooks.controller';
import { LookbooksService } from './lookbooks.service';
import { OwnSharesService } from './own-shares.service';
import { SenderProofsService } from './sender-proofs.service';
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
import { SharingService } from './sharing.service';

@Module({
  imports: [CodesModule, LimitsModule, OutboxModule, TalentsModule, UsersModule],
  controllers: [SharingController, LookbooksController, SentSharesController],
  providers: [
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
    ShareAnswersService,
    ShareViewsService,
    LookbooksService,
    SentSharesService,
    OwnSharesService,
  ],
  exports: [OwnSharesService],
})
export class SharingModule {}
