import { SessionEntity } from './session.entity';

export { CurrentUser, OptionalSession, OptionalUser, OwnSession, rememberSession } from './current-session.decorators';
export { KNOWN_DAYS, KnownDevicesService } from './known-devices.service';
export { hashOf, isXsrfToken, newSid } from './session-ids';
export { FRESH_MS, SESSION_LIVES } from './session-life';
export { SessionRepository } from './session.repository';
export { type CurrentSession, type Login, SessionService } from './session.service';
export { SessionsModule } from './sessions.module';
export const sessionEntities = [SessionEntity] as const;
