import { doneResponseSchema } from '../auth/auth';
import { type Declaration, endpoint, nothing } from '../core/declaration';
import {
  CV_TYPE,
  cvResponseSchema,
  openingInputSchema,
  openingListResponseSchema,
  openingResponseSchema,
  sendApplicationSchema,
} from './careers';
import {
  articleListResponseSchema,
  faqListResponseSchema,
  faqVoteSchema,
  faqVotesResponseSchema,
  storyListResponseSchema,
} from './content';
import { deskEmailsResponseSchema } from './desks';
import {
  documentEntriesResponseSchema,
  documentInputSchema,
  documentResponseSchema,
  documentVersionInputSchema,
  publishDocumentSchema,
  saveDocumentResponseSchema,
  writtenDocumentSchema,
} from './documents';
import type * as CONTENT_ENDPOINTS from './endpoints';
import { contactFormTokenResponseSchema, contactMessageSchema, ticketResponseSchema } from './contact-messages';
import { pageContentInputSchema, pageContentResponseSchema } from './page-content';
import { headedPageInputSchema, pageMetadataResponseSchema } from './page-metadata';

/** Server-side declarations of the endpoints of pages, documents, articles and contact messages. */
export const CONTENT_DECLARATIONS = {
  contactFormToken: endpoint(
    'visitors',
    'Answers what the contact form and the application form need.',
    nothing,
    contactFormTokenResponseSchema,
    { isInOfficeView: true },
  ),
  sendContactMessage: endpoint(
    'visitors',
    'Sends a message to the support desk of its topic.',
    contactMessageSchema,
    ticketResponseSchema,
    {
      isIdempotent: true,
    },
  ),
  deskEmails: endpoint('public', 'Lists the addresses of the desks that have one.', nothing, deskEmailsResponseSchema),
  contactMetadata: endpoint('public', 'Answers the metadata of the contact page.', nothing, pageMetadataResponseSchema),
  openings: endpoint('public', 'Lists the openings at All Talent, the newest first.', nothing, openingListResponseSchema),
  opening: endpoint('public', 'Answers one opening with its text.', openingInputSchema, openingResponseSchema),
  openingMetadata: endpoint('public', "Answers the metadata of an opening's page.", openingInputSchema, pageMetadataResponseSchema),
  careerMetadata: endpoint('public', 'Answers the metadata of the career page.', nothing, pageMetadataResponseSchema),
  addCv: endpoint('visitors', 'Takes a CV for the application of the same browser.', nothing, cvResponseSchema, { files: [CV_TYPE] }),
  sendApplication: endpoint('visitors', 'Sends an application to work at All Talent.', sendApplicationSchema, ticketResponseSchema, {
    isIdempotent: true,
  }),
  pageContent: endpoint(
    'public',
    'Answers the texts of a page that change without a release.',
    pageContentInputSchema,
    pageContentResponseSchema,
  ),
  siteDocument: endpoint('public', 'Answers a text of the site as it holds now.', documentInputSchema, documentResponseSchema),
  siteDocumentVersion: endpoint('public', 'Answers one published version of a text.', documentVersionInputSchema, documentResponseSchema),
  siteDocumentMetadata: endpoint('public', "Answers the metadata of a text's page.", documentInputSchema, pageMetadataResponseSchema),
  siteDocuments: endpoint('office', 'Lists every version of every text, drafts included.', nothing, documentEntriesResponseSchema, {
    right: 'content',
  }),
  previewDocument: endpoint('office', 'Shows how a text will look without storing it.', writtenDocumentSchema, documentResponseSchema, {
    right: 'content',
  }),
  saveDocument: endpoint('office', 'Stores a draft of a text.', writtenDocumentSchema, saveDocumentResponseSchema, { right: 'content' }),
  publishDocument: endpoint('office', 'Puts a draft into force, now or at a later moment.', publishDocumentSchema, doneResponseSchema, {
    right: 'content',
  }),
  faqs: endpoint('public', 'Lists the questions and answers by topic.', nothing, faqListResponseSchema),
  faqsMetadata: endpoint('public', 'Answers the metadata of the page of questions.', nothing, pageMetadataResponseSchema),
  faqVotes: endpoint('everybody', 'Tells which answers this visitor found helpful.', nothing, faqVotesResponseSchema, {
    isInOfficeView: true,
  }),
  voteOnFaq: endpoint('visitors', 'Stores whether an answer helped.', faqVoteSchema, faqVotesResponseSchema),
  stories: endpoint('public', 'Lists the success stories, in the order that staff set.', nothing, storyListResponseSchema),
  articles: endpoint('public', 'Lists the articles without their text, the newest first.', nothing, articleListResponseSchema),
  articlesMetadata: endpoint('public', 'Answers the metadata of the list of articles.', nothing, pageMetadataResponseSchema),
  pageMetadata: endpoint(
    'public',
    'Answers the metadata of a page that is made of several kinds of content.',
    headedPageInputSchema,
    pageMetadataResponseSchema,
  ),
} as const satisfies Record<keyof typeof CONTENT_ENDPOINTS, Declaration>;
