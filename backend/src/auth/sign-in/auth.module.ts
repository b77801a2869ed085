import { Module } from '@nestjs/common';
import { CodesModule } from '../codes/codes.module';
import { LimitsModule } from '../../kernel/rate-limits/limits.module';
import { OutboxModule } from '../../kernel/outbox/outbox.module';
import { SocialModule } from '../social/social.module';
import { TermsModule } from '../terms/terms.module';
import { UsersModule } from '../users/users.module';
import { AccountStateService } from './account-state.service';
import { AgeGateService } from './age-gate.service';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { JoinProgressService } from './join-progress.service';
import { SignInWaysService } from './sign-in-ways.service';
import { SignUpProofsService } from './sign-up-proofs.service';
import { SignUpController } from './sign-up.controller';
import { SignUpService } from './sign-up.service';

@Module({
  imports: [CodesModule, LimitsModule, OutboxModule, SocialModule, TermsModule, UsersModule],
  controllers: [AuthController, SignUpController],
  providers: [AccountStateService, AgeGateService, AuthService, JoinProgressService, SignInWaysService, SignUpProofsService, SignUpService],
  exports: [AgeGateService],
})
export class AuthModule {}
