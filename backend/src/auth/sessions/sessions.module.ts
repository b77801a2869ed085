import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OfficeViewEntity } from './office-view.entity';
import { OfficeViewsRepository } from './office-views.repository';
import { OfficeViewsService } from './office-views.service';
import { SessionEntity } from './session.entity';
import { OldRows } from '../../kernel/scheduling/old-rows';
import { KnownDevicesService } from './known-devices.service';
import { SessionRepository } from './session.repository';
import { SessionService } from './session.service';
import { XsrfController } from './xsrf.controller';

/** Module of sessions; global, because the decorators for the current user work in every controller. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([SessionEntity, OfficeViewEntity])],
  controllers: [XsrfController],
  providers: [SessionRepository, KnownDevicesService, OfficeViewsRepository, OfficeViewsService, SessionService],
  exports: [SessionService, KnownDevicesService, OfficeViewsService],
})
export class SessionsModule {
  constructor(oldRows: OldRows, sessions: SessionRepository, views: OfficeViewsRepository) {
    oldRows.add('sessions', (now) => sessions.deleteExpired(now));
    oldRows.add('views of the office', (now) => views.deleteExpired(now));
  }
}
