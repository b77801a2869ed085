import { array, type InferType, number, object, string } from 'yup';

/** Support desks of All Talent. Each may have a configured e-mail address. */
export const DESK_NAMES = ['support', 'casting', 'safety', 'privacy', 'grievance', 'careers', 'press'] as const;
export type DeskName = (typeof DESK_NAMES)[number];

/** E-mail addresses of the support desks; desks without one are left out. */
export const deskEmailsResponseSchema = object({
  status: number().required(),
  data: array(object({ desk: string().oneOf(DESK_NAMES).required(), address: string().required() })).required(),
});
export type DeskEmailsResponse = InferType<typeof deskEmailsResponseSchema>;
