import { AskerFailureEntity } from './asker-failure.entity';
import { LoginFailureEntity } from './login-failure.entity';
import { OneTimeCodeEntity } from './one-time-code.entity';

export { lineOf, networkOf } from '@alltalent/shared/contracts';
export { codeInvalid } from './code-invalid';
export type { CodePurpose } from './code-purpose';
export { type CodeVisitor, requireBrowser } from './code-request';
export { CodesModule } from './codes.module';
export { CodesService } from './codes.service';
export { LoginFailuresService, UNLOCK_LIFETIME_MS } from './login-failures.service';
export { dialCodeOf, maskMedium, type Medium, parseMedium, type PhoneParts, splitPhone } from './medium';
export type { OneTimeCodeEntity } from './one-time-code.entity';
export { PhoneNoticesService } from './phone-notices.service';
export const codeEntities = [OneTimeCodeEntity, LoginFailureEntity, AskerFailureEntity] as const;
