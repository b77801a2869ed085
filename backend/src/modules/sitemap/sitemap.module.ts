import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents';
import { TalentsModule } from '../talents';
import { SitemapController } from './sitemap.controller';
import { SitemapService } from './sitemap.service';

@Module({
  imports: [DocumentsModule, TalentsModule],
  controllers: [SitemapController],
  providers: [SitemapService],
})
export class SitemapModule {}
