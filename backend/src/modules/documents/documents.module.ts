import { Module } from '@nestjs/common';
import { TermsModule } from '../terms';
import { DocumentHeadService } from './document-head.service';
import { DocumentsController } from './documents.controller';
import { DocumentsRepository } from './documents.repository';
import { DocumentsService } from './documents.service';

@Module({
  imports: [TermsModule],
  controllers: [DocumentsController],
  providers: [DocumentsRepository, DocumentsService, DocumentHeadService],
  exports: [DocumentsService],
})
export class DocumentsModule {}
