export { UserDetailsModule } from './user-details.module';
