import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { FederationModule } from '../../platform';
import { SecondStepModule, ViewingModule } from '../../staff';
import { AccessGuard } from './access.guard';
import { XsrfGuard } from './xsrf.guard';

/** Registers the global guards in the order in which they run: a forged request is refused before a session is looked up. */
@Module({
  imports: [FederationModule, SecondStepModule, ViewingModule],
  providers: [
    { provide: APP_GUARD, useClass: XsrfGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
})
export class AccessModule {}
