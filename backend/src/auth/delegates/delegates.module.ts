import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../users/users.module';
import { AccountDelegateEntity } from './account-delegate.entity';
import { AccountDelegatesRepository } from './account-delegates.repository';
import { AccountMediaService } from './account-media.service';
import { DelegatesController } from './delegates.controller';
import { DelegatesService } from './delegates.service';

@Module({
  imports: [TypeOrmModule.forFeature([AccountDelegateEntity]), UsersModule],
  controllers: [DelegatesController],
  providers: [AccountDelegatesRepository, AccountMediaService, DelegatesService],
  exports: [AccountDelegatesRepository, AccountMediaService, DelegatesService],
})
export class DelegatesModule {}
