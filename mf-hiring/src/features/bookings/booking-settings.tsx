import { FeedPart } from './feed-part';
import { OwnContactPart } from './own-contact-part';

/** The calendar feed, and which contact data the other side sees. */
export function BookingSettings() {
  return (
    <>
      <FeedPart />
      <OwnContactPart />
    </>
  );
}
