export { SitemapModule } from './sitemap.module';
