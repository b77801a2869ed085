import { momentInIndia, REPORT_REASON_LABELS } from '@alltalent/shared/contracts';
import { composeMail } from '../../kernel/outbox/compose-mail';
import type { Message } from '../../kernel/outbox/message';
import type { Report } from './reports.repository';

/** Composes the mail to the safety desk; it does not name the reporter. */
export function urgentMail(report: Report, { to, publicUrl }: { readonly to: string; readonly publicUrl: string }): Message {
  const label = REPORT_REASON_LABELS[report.reason];
  const paragraphs = [
    'Somebody reported something on the site, and it cannot wait.',
    `Read it: npm run staff -- read-report ${report.id}`,
    'The text was typed by the person who reported it. Do not open its links without checking them.',
  ];
  const facts = [
    ['Report', String(report.id)],
    ['About', `${report.subject} ${report.subjectId}`],
    ['Reason', label],
    ['Sent in', momentInIndia(report.createdAt)],
    ['Text', report.text],
  ] as const;
  return composeMail(
    { to, subject: `Report ${report.id}: ${label}`, paragraphs, facts: facts.filter(([, value]) => value !== '') },
    publicUrl,
  );
}
