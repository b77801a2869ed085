import { doneResponseSchema } from '../auth/auth';
import { type Declaration, call, nothing } from '../core/declaration';
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
import { deskAddressesResponseSchema } from './desks';
import {
  documentEntriesResponseSchema,
  documentInputSchema,
  documentResponseSchema,
  documentVersionInputSchema,
  publishDocumentSchema,
  saveDocumentResponseSchema,
  writtenDocumentSchema,
} from './documents';
import type { CONTENT_ENDPOINTS } from './endpoints';
import { enquiryFormResponseSchema, sendEnquirySchema, ticketResponseSchema } from './enquiries';
import { pageContentInputSchema, pageContentResponseSchema } from './page-content';
import { headedPageInputSchema, pageHeadResponseSchema } from './page-head';

/** What servers know of the calls of pages, documents, articles and letters. */
export const CONTENT_DECLARATIONS = {
  enquiryForm: call('visitors', 'Answers what the contact form and the application form need.', nothing, enquiryFormResponseSchema),
  sendEnquiry: call('visitors', 'Sends a message to the support desk of its topic.', sendEnquirySchema, ticketResponseSchema, {
    isIdempotent: true,
  }),
  deskAddresses: call('public', 'Lists the addresses of the desks that have one.', nothing, deskAddressesResponseSchema),
  contactHead: call('public', 'Answers the metadata of the contact page.', nothing, pageHeadResponseSchema),
  openings: call('public', 'Lists the openings at All Talent, the newest first.', nothing, openingListResponseSchema),
  opening: call('public', 'Answers one opening with its text.', openingInputSchema, openingResponseSchema),
  openingHead: call('public', "Answers the metadata of an opening's page.", openingInputSchema, pageHeadResponseSchema),
  careerHead: call('public', 'Answers the metadata of the career page.', nothing, pageHeadResponseSchema),
  addCv: call('visitors', 'Takes a CV for the application of the same browser.', nothing, cvResponseSchema, { files: [CV_TYPE] }),
  sendApplication: call('visitors', 'Sends an application to work at All Talent.', sendApplicationSchema, ticketResponseSchema, {
    isIdempotent: true,
  }),
  pageContent: call(
    'public',
    'Answers the texts of a page that change without a release.',
    pageContentInputSchema,
    pageContentResponseSchema,
  ),
  siteDocument: call('public', 'Answers a text of the site as it holds now.', documentInputSchema, documentResponseSchema),
  siteDocumentVersion: call('public', 'Answers one published version of a text.', documentVersionInputSchema, documentResponseSchema),
  siteDocumentHead: call('public', "Answers the metadata of a text's page.", documentInputSchema, pageHeadResponseSchema),
  siteDocuments: call('staff', 'Lists every version of every text, drafts included.', nothing, documentEntriesResponseSchema),
  previewDocument: call('staff', 'Shows how a text will look without storing it.', writtenDocumentSchema, documentResponseSchema),
  saveDocument: call('staff', 'Stores a draft of a text.', writtenDocumentSchema, saveDocumentResponseSchema),
  publishDocument: call('staff', 'Puts a draft into force, now or at a later moment.', publishDocumentSchema, doneResponseSchema),
  faqs: call('public', 'Lists the questions and answers by topic.', nothing, faqListResponseSchema),
  faqsHead: call('public', 'Answers the metadata of the page of questions.', nothing, pageHeadResponseSchema),
  faqVotes: call('everybody', 'Tells which answers this visitor found helpful.', nothing, faqVotesResponseSchema),
  voteOnFaq: call('visitors', 'Stores whether an answer helped.', faqVoteSchema, faqVotesResponseSchema),
  stories: call('public', 'Lists the success stories, the newest first.', nothing, storyListResponseSchema),
  articles: call('public', 'Lists the articles without their text, the newest first.', nothing, articleListResponseSchema),
  articlesHead: call('public', 'Answers the metadata of the list of articles.', nothing, pageHeadResponseSchema),
  pageHead: call(
    'public',
    'Answers the metadata of a page that is made of several kinds of content.',
    headedPageInputSchema,
    pageHeadResponseSchema,
  ),
} as const satisfies Record<keyof typeof CONTENT_ENDPOINTS, Declaration>;
