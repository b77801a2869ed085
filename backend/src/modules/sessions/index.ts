import { SessionEntity } from './session.entity';

export { CurrentUser, OptionalUser } from './current-user.decorators';
export { SessionService } from './session.service';
export { SessionsModule } from './sessions.module';
export const sessionEntities = [SessionEntity] as const;
