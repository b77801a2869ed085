export { AssignmentsModule } from './assignments.module';
export { type Assignment, AssignmentsService } from './assignments.service';
