import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits';
import { FederationController } from './federation.controller';
import { FederationRepository } from './federation.repository';
import { FederationService } from './federation.service';
import { RegistryKey } from './registry-key';
import { ReleasesService } from './releases.service';

@Module({
  imports: [LimitsModule],
  controllers: [FederationController],
  providers: [FederationRepository, FederationService, RegistryKey, ReleasesService],
  exports: [ReleasesService],
})
export class FederationModule {}
