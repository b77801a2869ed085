import { Module } from '@nestjs/common';
import { FederationController } from './federation.controller';
import { FederationRepository } from './federation.repository';
import { FederationService } from './federation.service';
import { RegistryKey } from './registry-key';

@Module({ controllers: [FederationController], providers: [FederationRepository, FederationService, RegistryKey] })
export class FederationModule {}
