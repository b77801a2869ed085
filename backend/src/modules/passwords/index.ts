import { PasswordFailureEntity } from './password-failure.entity';
import { UserPasswordEntity } from './user-password.entity';

export { PasswordsModule } from './passwords.module';
export { PasswordsService } from './passwords.service';
export const passwordEntities = [UserPasswordEntity, PasswordFailureEntity] as const;
