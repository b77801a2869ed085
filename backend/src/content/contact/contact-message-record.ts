import type { ContactMessageEntry } from './contact-message-entries.repository';
import type { ContactMessage } from './contact-messages.repository';

/** Maps a message to wire names, for the account export of its sender, with its answers and the office's notes, without who wrote them. */
export function contactMessageRecord(
  contactMessage: ContactMessage,
  cvBytes: number | null,
  entries: readonly ContactMessageEntry[],
): Readonly<Record<string, unknown>> {
  const { ticket, topic, name, email, message, opening, openingTitle, phone, link, createdAt, state } = contactMessage;
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
    state,
    answers: entries.filter(({ kind }) => kind === 'answer').map(entryRecord),
    staff_notes: entries.filter(({ kind }) => kind === 'note').map(entryRecord),
  };
}

function entryRecord({ text, writtenAt }: ContactMessageEntry): Readonly<Record<string, string>> {
  return { text, written_at: new Date(writtenAt).toISOString() };
}
