export { ArticlesModule } from './articles.module';
