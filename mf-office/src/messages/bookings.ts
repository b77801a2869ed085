import { createTranslator } from '@alltalent/shared/messages';
import bookings from './bookings.json';

/** Returns a sentence about reported bookings, which no other page loads. */
export const t = createTranslator(bookings);

/** Id of a sentence about reported bookings. */
export type BookingMessageId = keyof typeof bookings;
