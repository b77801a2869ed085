import { DocumentVersionEntity } from './document-version.entity';

export { readDocument } from './document.mapper';
export type { DatedContent } from './document-reader';
export { FEED } from './document-head.service';
export { DocumentsModule } from './documents.module';
export { DocumentsService, type PublishedVersion } from './documents.service';
export { openDocuments } from './open-documents';
export { bylineOf, paragraph } from './sent-blocks';
export { breadcrumbs, organization } from './structured-data';
export { endOfNotice, NOTICE_DAYS, TERMS_OF_USE } from './terms-notice';

export const documentEntities = [DocumentVersionEntity] as const;
