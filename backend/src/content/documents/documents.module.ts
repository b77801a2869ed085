import { Module } from '@nestjs/common';
import { AuditModule } from '../../kernel/audit/audit.module';
import { DocumentHeadService } from './document-head.service';
import { DocumentsController } from './documents.controller';
import { DocumentsRepository } from './documents.repository';
import { DocumentsService } from './documents.service';
import { PublishingService } from './publishing.service';

@Module({
  imports: [AuditModule],
  controllers: [DocumentsController],
  providers: [DocumentsRepository, DocumentsService, DocumentHeadService, PublishingService],
  exports: [DocumentsService],
})
export class DocumentsModule {}
