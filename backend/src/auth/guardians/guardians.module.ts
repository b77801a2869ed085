import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChildProfileEntity, GuardianConsentEntity } from './guardians.entities';
import { OutboxModule } from '../../kernel/outbox/outbox.module';
import { UsersModule } from '../users/users.module';
import { ChildMailsService } from './child-mails.service';
import { ChildRemovalService } from './child-removal.service';
import { GuardiansController } from './guardians.controller';
import { GuardiansRepository } from './guardians.repository';
import { GuardiansService } from './guardians.service';

@Module({
  imports: [TypeOrmModule.forFeature([ChildProfileEntity, GuardianConsentEntity]), OutboxModule, UsersModule],
  controllers: [GuardiansController],
  providers: [ChildMailsService, ChildRemovalService, GuardiansRepository, GuardiansService],
  exports: [ChildRemovalService, GuardiansService],
})
export class GuardiansModule {}
