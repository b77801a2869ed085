import { ShareAnswerEntity } from './share-answer.entity';
import { ShareBlockEntity } from './share-block.entity';
import { ShareSenderEntity } from './share-sender.entity';
import { ShareViewEntity } from './share-view.entity';
import { ShareEntity } from './share.entity';

export { PASS_MS } from './lookbook-passes.service';
export { OwnSharesService } from './own-shares.service';
export { BLOCK_MS } from './share-blocks.service';
export { SharingModule } from './sharing.module';
export { KEEP_ENDED_SHARES_MS } from './sharing.service';
export const sharingEntities = [ShareEntity, ShareBlockEntity, ShareSenderEntity, ShareAnswerEntity, ShareViewEntity] as const;
