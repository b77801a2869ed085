import { CvFileEntity } from './cv-file.entity';
import { EnquiryEntity } from './enquiry.entity';

export { WAITING_MS as KEEP_LEFT_CVS_MS } from './cvs.service';
export { KEEP_MS as KEEP_ENQUIRIES_MS } from './enquiry-keeping';
export { CvStore } from './cv-store';
export { EnquiriesModule } from './enquiries.module';
export { EnquiriesRepository, type Enquiry, type EnquiryKind } from './enquiries.repository';
export { EnquiryArchiveService } from './enquiry-archive.service';
export { enquiryFacts, matterOf } from './enquiry-mails';
export { isTicket } from './ticket-number';
export const enquiryEntities = [CvFileEntity, EnquiryEntity] as const;
