import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StoryEntity } from './content.entities';
import { AuditModule } from '../../kernel/audit/audit.module';
import { TalentsModule } from '../../talents';
import { DocumentsModule } from '../documents/documents.module';
import { ContentController } from './content.controller';
import { ContentRepository } from './content.repository';
import { ContentService } from './content.service';
import { PagesService } from './pages.service';

@Module({
  imports: [TypeOrmModule.forFeature([StoryEntity]), AuditModule, DocumentsModule, TalentsModule],
  controllers: [ContentController],
  providers: [ContentRepository, ContentService, PagesService],
  exports: [ContentService, PagesService],
})
export class ContentModule {}
