import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DocumentVersionEntity } from './document-version.entity';
import { AuditModule } from '../../kernel/audit/audit.module';
import { DocumentMetadataService } from './document-metadata.service';
import { DocumentsController } from './documents.controller';
import { DocumentsRepository } from './documents.repository';
import { DocumentsService } from './documents.service';
import { PublishingService } from './publishing.service';

@Module({
  imports: [TypeOrmModule.forFeature([DocumentVersionEntity]), AuditModule],
  controllers: [DocumentsController],
  providers: [DocumentsRepository, DocumentsService, DocumentMetadataService, PublishingService],
  exports: [DocumentsRepository, DocumentsService, PublishingService],
})
export class DocumentsModule {}
