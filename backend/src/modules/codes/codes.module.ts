import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits';
import { OutboxModule } from '../outbox';
import { CodesService } from './codes.service';
import { OneTimeCodeRepository } from './one-time-code.repository';

@Module({ imports: [LimitsModule, OutboxModule], providers: [OneTimeCodeRepository, CodesService], exports: [CodesService] })
export class CodesModule {}
