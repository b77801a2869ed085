import { AccountDeletionEntity } from './account-deletion.entity';

export { AccountModule } from './account.module';
export const accountEntities = [AccountDeletionEntity] as const;
