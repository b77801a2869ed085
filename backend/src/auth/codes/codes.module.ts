import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OneTimeCodeEntity } from './one-time-code.entity';
import { LoginFailureEntity } from './login-failure.entity';
import { AskerFailureEntity } from './asker-failure.entity';
import { OldRows } from '../../kernel/scheduling/old-rows';
import { LimitsModule } from '../../kernel/rate-limits/limits.module';
import { OutboxModule } from '../../kernel/outbox/outbox.module';
import { AskerFailureRepository } from './asker-failure.repository';
import { AskersService } from './askers.service';
import { CodeCopiesService } from './code-copies.service';
import { CodeHashes } from './code-hashes';
import { CodeLimitsService } from './code-limits.service';
import { CodeWaysService } from './code-ways.service';
import { CodesService } from './codes.service';
import { LoginFailureRepository } from './login-failure.repository';
import { ASKER_FAILURE_RETENTION_MS, LOGIN_FAILURE_RETENTION_MS, LoginFailuresService } from './login-failures.service';
import { OneTimeCodeRepository } from './one-time-code.repository';
import { PhoneCodesService } from './phone-codes.service';
import { SmsNotificationsService } from './sms-notifications.service';
import { EXPIRED_CODE_RETENTION_MS, SendCodeService } from './send-code.service';

@Module({
  imports: [TypeOrmModule.forFeature([OneTimeCodeEntity, LoginFailureEntity, AskerFailureEntity]), LimitsModule, OutboxModule],
  providers: [
    OneTimeCodeRepository,
    LoginFailureRepository,
    AskerFailureRepository,
    AskersService,
    CodeHashes,
    CodeLimitsService,
    CodeCopiesService,
    CodeWaysService,
    PhoneCodesService,
    SmsNotificationsService,
    LoginFailuresService,
    SendCodeService,
    CodesService,
  ],
  exports: [SendCodeService, CodesService, LoginFailuresService, SmsNotificationsService],
})
export class CodesModule {
  constructor(oldRows: OldRows, askers: AskerFailureRepository, codes: OneTimeCodeRepository, failures: LoginFailureRepository) {
    oldRows.add('codes', (now) => codes.deleteExpired(now - EXPIRED_CODE_RETENTION_MS));
    oldRows.add('wrong codes', (now) => failures.deleteBefore(now - LOGIN_FAILURE_RETENTION_MS));
    oldRows.add('wrong codes of askers', (now) => askers.deleteBefore(now - ASKER_FAILURE_RETENTION_MS));
  }
}
