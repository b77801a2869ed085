import { Module } from '@nestjs/common';
import { NotificationsModule } from '../../notifications';
import { TalentsModule } from '../../talents';
import { DelegatesModule, TermsModule, UsersModule } from '../../auth';
import { UserDetailsController } from './user-details.controller';
import { UserDetailsService } from './user-details.service';

@Module({
  imports: [NotificationsModule, TalentsModule, TermsModule, UsersModule, DelegatesModule],
  controllers: [UserDetailsController],
  providers: [UserDetailsService],
})
export class UserDetailsModule {}
