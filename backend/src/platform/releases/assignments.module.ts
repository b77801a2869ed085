import { Module } from '@nestjs/common';
import { FederationModule } from './federation.module';
import { AssignmentsService } from './assignments.service';

@Module({ imports: [FederationModule], providers: [AssignmentsService], exports: [AssignmentsService] })
export class AssignmentsModule {}
