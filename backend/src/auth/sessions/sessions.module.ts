import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SessionEntity } from './session.entity';
import { OldRows } from '../../kernel/scheduling/old-rows';
import { KnownDevicesService } from './known-devices.service';
import { SessionRepository } from './session.repository';
import { SessionService } from './session.service';
import { XsrfController } from './xsrf.controller';

/** Module of sessions; global, because the decorators for the current user work in every controller. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([SessionEntity])],
  controllers: [XsrfController],
  providers: [SessionRepository, KnownDevicesService, SessionService],
  exports: [SessionService, KnownDevicesService],
})
export class SessionsModule {
  constructor(oldRows: OldRows, sessions: SessionRepository) {
    oldRows.add('sessions', (now) => sessions.deleteExpired(now));
  }
}
