import type { ContactMessage } from './contact-messages.repository';

/** Maps a message to wire names, for the account export of its sender. */
export function contactMessageRecord(contactMessage: ContactMessage, cvBytes: number | null): Readonly<Record<string, unknown>> {
  const { ticket, topic, name, email, message, opening, openingTitle, phone, link, createdAt } = contactMessage;
  return {
    ticket,
    topic,
    name,
    email_id: email,
    message,
    opening,
    opening_title: openingTitle,
    contact_no: phone,
    link,
    cv_bytes: cvBytes,
    created_at: new Date(createdAt).toISOString(),
  };
}
