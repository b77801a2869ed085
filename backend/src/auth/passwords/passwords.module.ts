import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UserPasswordEntity } from './user-password.entity';
import { PasswordFailureEntity } from './password-failure.entity';
import { OldRows } from '../../kernel/scheduling/old-rows';
import { LimitsModule } from '../../kernel/rate-limits/limits.module';
import { TermsModule } from '../terms/terms.module';
import { UsersModule } from '../users/users.module';
import { PASSWORD_FAILURE_RETENTION_MS, PasswordAttemptsService } from './password-attempts.service';
import { PasswordFailureRepository } from './password-failure.repository';
import { PasswordHasher } from './password-hasher';
import { PasswordLoginController } from './password-login.controller';
import { PasswordLoginService } from './password-login.service';
import { PasswordsService } from './passwords.service';
import { UserPasswordRepository } from './user-password.repository';

@Module({
  imports: [TypeOrmModule.forFeature([UserPasswordEntity, PasswordFailureEntity]), LimitsModule, TermsModule, UsersModule],
  controllers: [PasswordLoginController],
  providers: [
    PasswordAttemptsService,
    PasswordFailureRepository,
    PasswordHasher,
    PasswordLoginService,
    PasswordsService,
    UserPasswordRepository,
  ],
  exports: [PasswordsService],
})
export class PasswordsModule {
  constructor(oldRows: OldRows, failures: PasswordFailureRepository) {
    oldRows.add('wrong passwords', (now) => failures.deleteBefore(now - PASSWORD_FAILURE_RETENTION_MS));
  }
}
