import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits';
import { OutboxModule } from '../outbox';
import { CodeCopiesService } from './code-copies.service';
import { CodeHashes } from './code-hashes';
import { CodeLimitsService } from './code-limits.service';
import { CodesService } from './codes.service';
import { LoginFailureRepository } from './login-failure.repository';
import { LoginFailuresService } from './login-failures.service';
import { OneTimeCodeRepository } from './one-time-code.repository';
import { PhoneCodesService } from './phone-codes.service';
import { PhoneNoticesService } from './phone-notices.service';
import { SendCodeService } from './send-code.service';

@Module({
  imports: [LimitsModule, OutboxModule],
  providers: [
    OneTimeCodeRepository,
    LoginFailureRepository,
    CodeHashes,
    CodeLimitsService,
    CodeCopiesService,
    PhoneCodesService,
    PhoneNoticesService,
    LoginFailuresService,
    SendCodeService,
    CodesService,
  ],
  exports: [CodesService, LoginFailuresService, PhoneNoticesService],
})
export class CodesModule {}
