import { LoginCodeEntity } from './login-code.entity';

export { AuthModule } from './auth.module';
export const authEntities = [LoginCodeEntity] as const;
