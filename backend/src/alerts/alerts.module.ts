import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BlocksModule, UsersModule } from '../auth';
import { JobsModule } from '../jobs';
import { OutboxModule } from '../kernel/outbox/outbox.module';
import { SearchChangesModule } from '../kernel/search-changes/search-changes.module';
import { NotificationsModule } from '../notifications';
import { TalentsModule } from '../talents';
import { AlertsJob } from './alerts.job';
import { AlertMailsService } from './mailing/alert-mails.service';
import { AlertTokens } from './mailing/alert-tokens';
import { UnsubscribeController } from './mailing/unsubscribe.controller';
import { UnsubscribeService } from './mailing/unsubscribe.service';
import { AlertSources } from './matching/alert-sources';
import { JobAlerts } from './matching/job-alerts';
import { MatchesRepository } from './matching/matches.repository';
import { MatchingService } from './matching/matching.service';
import { TalentAlerts } from './matching/talent-alerts';
import { SavedSearchEntity, SavedSearchMatchEntity } from './schema/saved-search.entity';
import { SavedSearchesController } from './searches/saved-searches.controller';
import { SavedSearchesRecords } from './searches/saved-searches.records';
import { SavedSearchesRepository } from './searches/saved-searches.repository';
import { SavedSearchesService } from './searches/saved-searches.service';

/** Saved searches of talents and jobs, and the mails about what is new to them. */
@Module({
  imports: [
    TypeOrmModule.forFeature([SavedSearchEntity, SavedSearchMatchEntity]),
    BlocksModule,
    JobsModule,
    NotificationsModule,
    OutboxModule,
    SearchChangesModule,
    TalentsModule,
    UsersModule,
  ],
  controllers: [SavedSearchesController, UnsubscribeController],
  providers: [
    SavedSearchesRepository,
    SavedSearchesService,
    SavedSearchesRecords,
    TalentAlerts,
    JobAlerts,
    AlertSources,
    MatchesRepository,
    MatchingService,
    AlertTokens,
    AlertMailsService,
    UnsubscribeService,
    AlertsJob,
  ],
  exports: [SavedSearchesRecords],
})
export class AlertsModule {}
