export { PageMetadataModule } from './seo/page-metadata.module';
export { SecurityContactModule } from './security-contact/security-contact.module';
export { SitemapModule } from './sitemap/sitemap.module';
export { UserDetailsModule } from './user-details/user-details.module';
