import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../users/users.module';
import { AccountDelegateEntity } from './account-delegate.entity';
import { AccountDelegatesRepository } from './account-delegates.repository';
import { DelegatesController } from './delegates.controller';
import { DelegatesService } from './delegates.service';

@Module({
  imports: [TypeOrmModule.forFeature([AccountDelegateEntity]), UsersModule],
  controllers: [DelegatesController],
  providers: [AccountDelegatesRepository, DelegatesService],
  exports: [AccountDelegatesRepository, DelegatesService],
})
export class DelegatesModule {}
