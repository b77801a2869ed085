/** First and last day of a booking, as YYYY-MM-DD, and its job; null for a booking without one. */
export type TalentBooking = { readonly startsOn: string; readonly endsOn: string; readonly jobId: number | null };

/** Confirmed bookings of talents, which a higher context keeps. */
export abstract class TalentBookings {
  /** Reads the bookings that end on this day or later, the first at the top, at most 100. */
  abstract ofTalent(talentId: number, from: string): Promise<readonly TalentBooking[]>;
}
