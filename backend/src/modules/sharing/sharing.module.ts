import { Module } from '@nestjs/common';
import { CodesModule } from '../codes';
import { LimitsModule } from '../limits';
import { OutboxModule } from '../outbox';
import { TalentsModule } from '../talents';
import { UsersModule } from '../users';
import { LookbooksService } from './lookbooks.service';
import { OwnSharesService } from './own-shares.service';
import { SenderProofsService } from './sender-proofs.service';
import { ShareBlocksService } from './share-blocks.service';
import { ShareLimitsService } from './share-limits.service';
import { ShareSendersRepository } from './share-senders.repository';
import { SharesRepository } from './shares.repository';
import { SharingController } from './sharing.controller';
import { SharingService } from './sharing.service';

@Module({
  imports: [CodesModule, LimitsModule, OutboxModule, TalentsModule, UsersModule],
  controllers: [SharingController],
  providers: [
    SharesRepository,
    ShareSendersRepository,
    SenderProofsService,
    ShareBlocksService,
    ShareLimitsService,
    SharingService,
    LookbooksService,
    OwnSharesService,
  ],
  exports: [OwnSharesService],
})
export class SharingModule {}
