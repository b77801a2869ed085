import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PageContentEntity } from './page-content.entity';
import { StoryEntity } from './content.entities';
import { TalentsModule } from '../../talents';
import { ContentController } from './content.controller';
import { ContentRepository } from './content.repository';
import { ContentService } from './content.service';
import { PagesRepository } from './pages.repository';
import { PagesService } from './pages.service';

@Module({
  imports: [TypeOrmModule.forFeature([PageContentEntity, StoryEntity]), TalentsModule],
  controllers: [ContentController],
  providers: [ContentRepository, ContentService, PagesRepository, PagesService],
  exports: [ContentService, PagesService],
})
export class ContentModule {}
