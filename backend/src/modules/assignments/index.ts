export { AssignmentsModule } from './assignments.module';
export { AssignmentsService } from './assignments.service';
