import { PageContentEntity } from './pages/page-content.entity';
import { StoryEntity } from './pages/content.entities';
import { DocumentVersionEntity } from './documents/document-version.entity';
import { CvFileEntity } from './contact/cv-file.entity';
import { EnquiryEntity } from './contact/enquiry.entity';
import { FaqVoteEntity } from './faqs/faq-vote.entity';

/** Every table of this context. */
export const contentEntities = [PageContentEntity, StoryEntity, DocumentVersionEntity, CvFileEntity, EnquiryEntity, FaqVoteEntity] as const;
