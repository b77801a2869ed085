import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { FederationModule } from '../modules/federation';
import { AccessGuard } from './access.guard';

/** Comes after the sessions module, so that its guard runs after the one against forged requests. */
@Module({ imports: [FederationModule], providers: [{ provide: APP_GUARD, useClass: AccessGuard }] })
export class AccessModule {}
