import { Module } from '@nestjs/common';
import { AuditRepository } from '../../kernel/audit/audit.repository';
import { DocumentHeadService } from './document-head.service';
import { DocumentsController } from './documents.controller';
import { DocumentsRepository } from './documents.repository';
import { DocumentsService } from './documents.service';
import { PublishingService } from './publishing.service';

@Module({
  controllers: [DocumentsController],
  providers: [AuditRepository, DocumentsRepository, DocumentsService, DocumentHeadService, PublishingService],
  exports: [DocumentsService],
})
export class DocumentsModule {}
