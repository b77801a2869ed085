export { SecurityContactModule } from './security-contact.module';
