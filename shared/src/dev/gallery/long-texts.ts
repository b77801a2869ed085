/** A name as long as people's names get. */
export const LONG_NAME = 'Venkatanarasimharajuvaripeta Subrahmanyam Chandrasekharan';

/** A title that does not fit a line of a phone. */
export const LONG_TITLE = 'Lead, supporting cast and dancers for a regional film shot in Thiruvananthapuram, Visakhapatnam and Bhubaneswar';

/** A paragraph with a word that is longer than a phone is wide. */
export const LONG_TEXT =
  'We look for people who speak Malayalam, Telugu or Odia, can ride a scooter, and are free for six weeks from the middle of January. ' +
  'Travel, a room and meals are paid; the fee is settled within thirty days of the last day of shooting. ' +
  'Write to https://casting.example/productions/kaveri-river-stories/second-schedule/supporting-cast-and-dancers-of-the-festival-scene for more.';
