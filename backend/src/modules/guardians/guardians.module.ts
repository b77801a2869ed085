import { Module } from '@nestjs/common';
import { UsersModule } from '../users';
import { GuardiansController } from './guardians.controller';
import { GuardiansRepository } from './guardians.repository';
import { GuardiansService } from './guardians.service';

@Module({
  imports: [UsersModule],
  controllers: [GuardiansController],
  providers: [GuardiansRepository, GuardiansService],
  exports: [GuardiansService],
})
export class GuardiansModule {}
