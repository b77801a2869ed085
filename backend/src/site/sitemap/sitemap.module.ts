import { Module } from '@nestjs/common';
import { DocumentsModule } from '../../content';
import { OpenJobsModule } from '../../jobs';
import { FederationModule } from '../../platform';
import { TalentsModule } from '../../talents';
import { SitemapController } from './sitemap.controller';
import { SitemapService } from './sitemap.service';

@Module({
  imports: [FederationModule, DocumentsModule, OpenJobsModule, TalentsModule],
  controllers: [SitemapController],
  providers: [SitemapService],
})
export class SitemapModule {}
