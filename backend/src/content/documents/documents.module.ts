import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DocumentVersionEntity } from './document-version.entity';
import { AuditRepository } from '../../kernel/audit/audit.repository';
import { DocumentHeadService } from './document-head.service';
import { DocumentsController } from './documents.controller';
import { DocumentsRepository } from './documents.repository';
import { DocumentsService } from './documents.service';
import { PublishingService } from './publishing.service';

@Module({
  imports: [TypeOrmModule.forFeature([DocumentVersionEntity])],
  controllers: [DocumentsController],
  providers: [AuditRepository, DocumentsRepository, DocumentsService, DocumentHeadService, PublishingService],
  exports: [DocumentsService],
})
export class DocumentsModule {}
