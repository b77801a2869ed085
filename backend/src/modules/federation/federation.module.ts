import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits';
import { FederationController } from './federation.controller';
import { FederationRepository } from './federation.repository';
import { FederationService } from './federation.service';
import { RegistryKey } from './registry-key';

@Module({ imports: [LimitsModule], controllers: [FederationController], providers: [FederationRepository, FederationService, RegistryKey] })
export class FederationModule {}
