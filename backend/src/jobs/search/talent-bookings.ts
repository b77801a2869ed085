/** First and last day of a booking, as YYYY-MM-DD. */
export type DayRange = { readonly startsOn: string; readonly endsOn: string };

/** Confirmed bookings of talents, which a higher context keeps. */
export abstract class TalentBookings {
  /** Reads the days of bookings that end on this day or later, the first at the top, at most 100. */
  abstract ofTalent(talentId: number, from: string): Promise<readonly DayRange[]>;
}
