import type { Enquiry } from './enquiries.repository';

/** An enquiry in the names of the wire, for its sender. */
export function enquiryRecord(enquiry: Enquiry, cvBytes: number | null): Readonly<Record<string, unknown>> {
  const { ticket, topic, name, email, message, opening, openingTitle, phone, link, createdAt } = enquiry;
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
