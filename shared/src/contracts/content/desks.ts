import { array, type InferType, number, object, string } from 'yup';

/** Desks that answer letters to All Talent. An address is configured for each, or there is none. */
export const DESK_NAMES = ['support', 'casting', 'safety', 'privacy', 'grievance', 'careers', 'press'] as const;
export type DeskName = (typeof DESK_NAMES)[number];

/** Addresses of the desks that have one; a desk without one is left out. */
export const deskAddressesResponseSchema = object({
  status: number().required(),
  data: array(object({ desk: string().oneOf(DESK_NAMES).required(), address: string().required() })).required(),
});
export type DeskAddressesResponse = InferType<typeof deskAddressesResponseSchema>;
