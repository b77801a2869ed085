import { Module } from '@nestjs/common';
import { AuditModule } from '../../kernel/audit/audit.module';
import { DocumentsModule } from '../documents/documents.module';
import { ContentController } from './content.controller';
import { PagesService } from './pages.service';

@Module({
  imports: [AuditModule, DocumentsModule],
  controllers: [ContentController],
  providers: [PagesService],
  exports: [PagesService],
})
export class ContentModule {}
