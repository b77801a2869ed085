import { ShareBlockEntity } from './share-block.entity';
import { ShareSenderEntity } from './share-sender.entity';
import { ShareEntity } from './share.entity';

export { SharingModule } from './sharing.module';
export const sharingEntities = [ShareEntity, ShareBlockEntity, ShareSenderEntity] as const;
