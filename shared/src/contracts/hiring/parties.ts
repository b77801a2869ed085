import { boolean, type InferType, number, object, string } from 'yup';

/** One of the two who work together. `path` is the profile's, or '' for an account without a page. No contact data. */
export const partySchema = object({
  name: string().required(),
  image: string().defined(),
  path: string().defined(),
  /** True for a child, for whom a parent or guardian answers; else left out. */
  is_for_child: boolean().optional(),
});
export type Party = InferType<typeof partySchema>;

/** Job that an offer, a booking or a thread is about. Null: none. */
export const hiringJobSchema = object({ id: number().required(), slug: string().required(), title: string().required() })
  .nullable()
  .defined();
export type HiringJob = InferType<typeof hiringJobSchema>;
