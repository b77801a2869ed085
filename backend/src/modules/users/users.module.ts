import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications';
import { TalentsModule } from '../talents';
import { TermsModule } from '../terms';
import { UsersController } from './users.controller';
import { UsersRepository } from './users.repository';
import { UsersService } from './users.service';

@Module({
  imports: [NotificationsModule, TermsModule, TalentsModule],
  controllers: [UsersController],
  providers: [UsersRepository, UsersService],
  exports: [UsersService],
})
export class UsersModule {}
