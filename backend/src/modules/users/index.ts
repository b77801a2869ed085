import { CurrencyEntity } from './currency.entity';
import { UserEntity } from './user.entity';

export { CurrencyEntity, UserEntity };
export type { NewUser, UserAccount } from './user-account';
export { requireActive } from './require-active';
export { requireRole } from './require-role';
export { UsersModule } from './users.module';
export { UsersRepository } from './users.repository';
export { type UserChanges, UsersService } from './users.service';
export const userEntities = [UserEntity, CurrencyEntity] as const;
