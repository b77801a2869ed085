import { OneTimeCodeEntity } from './one-time-code.entity';

export { CodesModule } from './codes.module';
export { type CodePurpose, CodesService, type CodeVisitor, type SentCode } from './codes.service';
export { type Medium, parseMedium, toE164 } from './medium';
export const codeEntities = [OneTimeCodeEntity] as const;
