import { array, type InferType, number, object, string } from 'yup';

/** How often visitors said that the answer to a question helped (`yes`), and that it did not (`no`). */
export const answerVotesSchema = object({
  name: string().required(),
  title: string().required(),
  topic: string().defined(),
  yes: number().integer().required(),
  no: number().integer().required(),
});
export type AnswerVotes = InferType<typeof answerVotesSchema>;
/** Questions on the site, those whose answers helped least first. */
export const answerVotesResponseSchema = object({ status: number().required(), data: array(answerVotesSchema.required()).required() });
export type AnswerVotesResponse = InferType<typeof answerVotesResponseSchema>;
