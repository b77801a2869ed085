/** Endpoints of pages, documents, articles and contact messages. */

import type { DoneResponse } from '../auth/auth';
import { type NoInput, get, post, upload } from '../core/endpoint';
import type { CvResponse, OpeningInput, OpeningListResponse, OpeningResponse, SendApplicationInput } from './careers';
import type { ArticleList, FaqList, FaqVote, FaqVotesResponse, StoryList } from './content';
import type { DeskEmailsResponse } from './desks';
import type {
  DocumentEntriesResponse,
  DocumentInput,
  DocumentResponse,
  DocumentVersionInput,
  PublishDocumentInput,
  SaveDocumentResponse,
  WrittenDocument,
} from './documents';
import type { ContactFormTokenResponse, ContactMessageInput, TicketResponse } from './contact-messages';
import type { PageContentInput, PageContentResponse } from './page-content';
import type { HeadedPage, PageMetadataResponse } from './page-metadata';

/** What the contact form and the one for applications need; gives a browser its cookie. */
export const contactFormToken = get<NoInput, ContactFormTokenResponse>('/api/enquiries/form');
/**
 * Stores a message for the topic's support desk and returns its ticket; the sender gets a receipt by mail. 422 FORM_EXPIRED,
 * FORM_REFUSED, 429 too many. Takes an Idempotency-Key.
 */
export const sendContactMessage = post<ContactMessageInput, TicketResponse>('/api/enquiries/send');
/** Lists the e-mail addresses of the support desks that have one; `sendContactMessage` reaches every desk. */
export const deskEmails = get<NoInput, DeskEmailsResponse>('/api/enquiries/desks');
/** What the document of /contactus says, with its readable text. */
export const contactMetadata = get<NoInput, PageMetadataResponse>('/api/enquiries/contact/head');
/** What one can work at here, the newest first. */
export const openings = get<NoInput, OpeningListResponse>('/api/careers/openings');
/** One of them, with its text; 404 for an unknown or a closed one. */
export const opening = get<OpeningInput, OpeningResponse>('/api/careers/openings/{slug}');
/** What the document of its page says; 404 as for the opening itself. */
export const openingMetadata = get<OpeningInput, PageMetadataResponse>('/api/careers/openings/{slug}/head');
/** What the document of /career says, with its readable text. */
export const careerMetadata = get<NoInput, PageMetadataResponse>('/api/careers/head');
/**
 * Takes a CV, the request's body: a PDF of at most 5 MB (413, 415, 422 CV_REFUSED). It waits a day for the application
 * of the same browser. 429 too many.
 */
export const addCv = upload<CvResponse>('/api/careers/cv');
/** As sendContactMessage, for an application; 400 for an opening that closed, or a CV that waits no more. Takes an Idempotency-Key. */
export const sendApplication = post<SendApplicationInput, TicketResponse>('/api/careers/apply');
/** Returns the copy of a page that changes without a release; 400 for a page that has none, 404 while nothing is stored. */
export const pageContent = get<PageContentInput, PageContentResponse>('/api/site-content/page/{page}');
/** A text of the site as it holds now; 404 for an unknown one. */
export const siteDocument = get<DocumentInput, DocumentResponse>('/api/documents/{kind}/{name}');
/** A version that holds, held before or is announced; 404 for a draft. */
export const siteDocumentVersion = get<DocumentVersionInput, DocumentResponse>('/api/documents/{kind}/{name}/versions/{version}');
/** What the document of the text's page says, with its readable text. */
export const siteDocumentMetadata = get<DocumentInput, PageMetadataResponse>('/api/documents/{kind}/{name}/head');
/** Every version of every text, drafts included. Needs the right `content` of the office, as the three below. */
export const siteDocuments = get<NoInput, DocumentEntriesResponse>('/api/documents');
/** How a text will look, without keeping it; 400 with the line that cannot be read. */
export const previewDocument = post<WrittenDocument, DocumentResponse>('/api/documents/preview');
/** Stores a draft and returns its version. */
export const saveDocument = post<WrittenDocument, SaveDocumentResponse>('/api/documents/save');
/** Puts a draft into force, now or at a moment to come; 400 when it is published already. */
export const publishDocument = post<PublishDocumentInput, DoneResponse>('/api/documents/publish');
/** By topics, in the order staff gave them. */
export const faqs = get<NoInput, FaqList>('/api/site-content/faqs');
/** What the document of /faqs says, with every question and answer. */
export const faqsMetadata = get<NoInput, PageMetadataResponse>('/api/site-content/faqs/head');
/** Returns this visitor's votes on "Was this helpful?"; for logged-in users those of the account. */
export const faqVotes = get<NoInput, FaqVotesResponse>('/api/site-content/faqs/votes');
/** Stores whether an answer helped; a second vote replaces the first. 404 for an unknown question, 429 for too many. */
export const voteOnFaq = post<FaqVote, FaqVotesResponse>('/api/site-content/faqs/vote');
/** Success stories of visible profiles, in the order that staff set. */
export const stories = get<NoInput, StoryList>('/api/site-content/success-stories');
/** The newest first, without their text. */
export const articles = get<NoInput, ArticleList>('/api/site-content/articles');
/** What the document of /article says, with every title and summary. */
export const articlesMetadata = get<NoInput, PageMetadataResponse>('/api/site-content/articles/head');
/** What the document of a page says that lists or tells things of several kinds; 400 for another page. */
export const pageMetadata = get<{ readonly page: HeadedPage }, PageMetadataResponse>('/api/site-content/heads/{page}');
