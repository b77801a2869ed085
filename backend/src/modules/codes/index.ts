import { LoginFailureEntity } from './login-failure.entity';
import { OneTimeCodeEntity } from './one-time-code.entity';

export { type CodePurpose, type CodeRequest, type CodeVisitor, type SentCode } from './code-request';
export { CodesModule } from './codes.module';
export { CodesService } from './codes.service';
export { LoginFailuresService } from './login-failures.service';
export { type Medium, parseMedium, type PhoneParts, splitPhone, toE164 } from './medium';
export type { OneTimeCodeEntity } from './one-time-code.entity';
export const codeEntities = [OneTimeCodeEntity, LoginFailureEntity] as const;
