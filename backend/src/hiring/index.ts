export { HiringModule } from './hiring.module';
