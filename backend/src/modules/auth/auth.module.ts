import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits';
import { OutboxModule } from '../outbox';
import { UsersModule } from '../users';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { LoginCodeRepository } from './login-code.repository';
import { LoginCodesService } from './login-codes.service';

@Module({
  imports: [LimitsModule, OutboxModule, UsersModule],
  controllers: [AuthController],
  providers: [AuthService, LoginCodeRepository, LoginCodesService],
})
export class AuthModule {}
