export { SITEMAP_PAGES } from './sitemap-pages';
export { SitemapModule } from './sitemap.module';
