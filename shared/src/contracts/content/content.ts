import { array, type InferType, number, object, string } from 'yup';
import { documentBlockSchema } from './documents';

const faqName = string()
  .matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'Use letters a-z, digits and single hyphens')
  .max(120)
  .required();

/** A question; its text is a document of the kind 'faq', and its name the anchor on /faqs. */
export const faqSchema = object({
  name: faqName,
  topic: string().required(),
  question: string().required(),
  blocks: array(documentBlockSchema).required(),
});
export type Faq = InferType<typeof faqSchema>;
export const faqListResponseSchema = object({ status: number().required(), data: array(faqSchema.required()).required() });
export type FaqList = InferType<typeof faqListResponseSchema>;

/** What a visitor says to "Was this helpful?". */
export const VOTE_CHOICES = ['yes', 'no'] as const;
export type VoteChoice = (typeof VOTE_CHOICES)[number];
export const faqVoteSchema = object({
  name: faqName,
  answer: string().oneOf(VOTE_CHOICES, 'Choose yes or no').required('Choose yes or no'),
});
export type FaqVote = InferType<typeof faqVoteSchema>;
/** The visitor's own votes. */
export const faqVotesResponseSchema = object({ status: number().required(), data: array(faqVoteSchema.required()).required() });
export type FaqVotesResponse = InferType<typeof faqVotesResponseSchema>;

export const storySchema = object({
  id: number().required(),
  name: string().required(),
  role: string().required(),
  quote: string().required(),
  profile_image: string().required(),
  slug: string().required(),
  /** What `profile_image` shows, where it is a picture of the story instead of the profile's; left out otherwise. */
  picture_alt: string().optional(),
});
export type Story = InferType<typeof storySchema>;
export const storyListResponseSchema = object({ status: number().required(), data: array(storySchema.required()).required() });
export type StoryList = InferType<typeof storyListResponseSchema>;

/** An article as the list shows it; its text is a document of the kind 'article'. */
export const articleSchema = object({
  slug: string().required(),
  title: string().required(),
  summary: string().required(),
  author: string().required(),
  /** Calendar day, YYYY-MM-DD. */
  published_on: string().required(),
  reading_minutes: number().required(),
  tags: array(string().required()).required(),
});
export type Article = InferType<typeof articleSchema>;
export const articleListResponseSchema = object({ status: number().required(), data: array(articleSchema.required()).required() });
export type ArticleList = InferType<typeof articleListResponseSchema>;

/** Open job as the listing shows it. */
export const jobSchema = object({
  id: number().required(),
  slug: string().required(),
  title: string().required(),
  category: string().required(),
  details: string().required(),
  location: string().required(),
  dates: string().required(),
  /** Fee in whole units of `currency`; 0 for unpaid work. */
  pay: number().required(),
  /** Upper end where the pay is a range; null for one sum. */
  pay_max: number().nullable().optional(),
  currency: string().required(),
  pay_unit: string().defined(),
  /** Calendar day, YYYY-MM-DD. */
  closes_on: string().required(),
  posted_by: string().required(),
});
export type Job = InferType<typeof jobSchema>;
export const jobListResponseSchema = object({ status: number().required(), data: array(jobSchema.required()).required() });
export type JobList = InferType<typeof jobListResponseSchema>;
