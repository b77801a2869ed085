export { PageHeadsModule } from './page-heads.module';
