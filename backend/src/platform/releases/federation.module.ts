import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReleaseEntity, RolloutEntity, RegistryStateEntity } from './federation.entity';
import { ExperimentEntity, ExperimentVariantEntity, ExperimentBuildEntity } from './experiment.entity';
import { PlatformAuditEntity } from './platform-audit.entity';
import { RegistryKeyEntity } from './registry-key.entity';
import { FrontDoorEntity } from './front-door.entity';
import { RemoteTokenEntity } from './remote-token.entity';
import { SquadEntity } from './squad.entity';
import { LimitsModule } from '../../kernel/rate-limits/limits.module';
import { ApprovalService } from './approval.service';
import { AvailableReleases } from './available-releases.service';
import { ChangesService } from './changes.service';
import { ExperimentsReader } from './experiments-reader';
import { ExperimentsRepository } from './experiments.repository';
import { FrontDoorsRepository } from './front-doors.repository';
import { FrontDoorsService } from './front-doors.service';
import { TokenRevocationService } from './token-revocation.service';
import { RemoteTokensRepository } from './remote-tokens.repository';
import { FederationController } from './federation.controller';
import { OverridesService } from './overrides.service';
import { PreviewsService } from './previews.service';
import { GonePages } from './gone-pages.service';
import { KeyRotationService } from './key-rotation.service';
import { Owners } from './owners';
import { PlatformAuditRepository } from './platform-audit.repository';
import { PlatformStatusService } from './platform-status.service';
import { PlatformTokens } from './platform-tokens';
import { PlatformController } from './platform.controller';
import { PublishingService } from './publishing.service';
import { RegistryKeys } from './registry-keys.service';
import { RegistryKeysRepository } from './registry-keys.repository';
import { RegistryService } from './registry.service';
import { ReleaseFileMarksRepository } from './release-file-marks.repository';
import { ReleaseFiles } from './release-files.service';
import { ReleaseHealth } from './release-health';
import { ReleasePruning } from './release-pruning.service';
import { ReleasePruningJob } from './release-pruning.job';
import { ReleasesInTroubleService } from './releases-in-trouble.service';
import { ReleasesRepository } from './releases.repository';
import { ReleasesService } from './releases.service';
import { RemoteStatesRepository } from './remote-states.repository';
import { RolloutsRepository } from './rollouts.repository';
import { RolloutsService } from './rollouts.service';
import { SquadsRepository } from './squads.repository';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      ReleaseEntity,
      RolloutEntity,
      RegistryStateEntity,
      ExperimentEntity,
      ExperimentVariantEntity,
      ExperimentBuildEntity,
      PlatformAuditEntity,
      RegistryKeyEntity,
      FrontDoorEntity,
      RemoteTokenEntity,
      SquadEntity,
    ]),
    LimitsModule,
  ],
  controllers: [FederationController, PlatformController],
  providers: [
    ReleasesRepository,
    RolloutsRepository,
    SquadsRepository,
    RemoteStatesRepository,
    ExperimentsRepository,
    PlatformAuditRepository,
    RegistryKeysRepository,
    RegistryKeys,
    RegistryService,
    ChangesService,
    PublishingService,
    ApprovalService,
    RolloutsService,
    PlatformStatusService,
    ReleasesInTroubleService,
    Owners,
    GonePages,
    PlatformTokens,
    RemoteTokensRepository,
    FrontDoorsRepository,
    FrontDoorsService,
    OverridesService,
    PreviewsService,
    ReleasesService,
    ReleaseHealth,
    ReleaseFiles,
    ReleaseFileMarksRepository,
    AvailableReleases,
    ReleasePruning,
    ReleasePruningJob,
    ExperimentsReader,
    KeyRotationService,
    TokenRevocationService,
  ],
  exports: [
    KeyRotationService,
    ReleasesService,
    RolloutsService,
    ExperimentsReader,
    ReleaseHealth,
    SquadsRepository,
    Owners,
    GonePages,
    PlatformTokens,
    ReleasesInTroubleService,
    TokenRevocationService,
  ],
})
export class FederationModule {}
