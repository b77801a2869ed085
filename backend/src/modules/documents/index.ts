import { DocumentVersionEntity } from './document-version.entity';

export { type DocumentContent, readDocument, textOf } from './document.mapper';
export { DocumentsModule } from './documents.module';
export { DocumentsService } from './documents.service';
export { openDocuments } from './open-documents';

export const documentEntities = [DocumentVersionEntity] as const;
