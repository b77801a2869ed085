import { formatMinor, longDayInIndia } from '@alltalent/shared/contracts';
import { t } from '../../kernel/messages';
import { composeMail } from '../../kernel/outbox/compose-mail';
import type { Message } from '../../kernel/outbox/message';
import type { NewNotification } from '../../notifications';
import type { Order } from '../orders/orders.repository';
import type { Invoice } from './invoices.repository';

export type MailAddressing = { readonly to: string; readonly publicUrl: string };
/** Next charge that happens without the buyer. */
export type Renewal = { readonly at: number; readonly minor: number };
export type Refund = {
  readonly at: number;
  /** End of the membership whose renewal the refund turned off; null when it turned none off. */
  readonly endsAt: number | null;
};
type Credit = Pick<Refund, 'endsAt'> & { readonly credit: Invoice };
type Receipt = { readonly order: Order; readonly invoice: Invoice; readonly renewal: Renewal | null };
type Copy = Omit<NewNotification, 'userId'>;

const PATH = '/account/membership';
/** Kind of the mail attachments that are invoices. */
export const INVOICE_ATTACHMENT = 'invoice';

/** Composes the receipt: what was paid, until when it lasts, what is charged next and how to stop that. */
export function receiptMail({ order, invoice, renewal }: Receipt, { to, publicUrl }: MailAddressing): Message {
  const { content, number, id } = invoice;
  const values = { plan: content.planName, total: sumOf(invoice), number };
  const address = publicUrl + PATH;
  return composeMail(
    {
      to,
      subject: t('membership.books.receipt.subject', values),
      paragraphs: [
        t(order.kind === 'renewal' ? 'membership.books.receipt.renewed' : 'membership.books.receipt.thanks', values),
        renewalText(invoice, renewal),
        ...(renewal === null ? [] : [t('membership.books.receipt.turnOff', { address })]),
        t('membership.books.receipt.noRefund'),
        t('membership.books.receipt.attached', { address }),
      ],
      facts: [
        [t('membership.books.mail.plan'), content.planName],
        [t('membership.books.mail.term'), t('membership.books.mail.days', termOf(invoice))],
        [t('membership.books.mail.paid'), t('membership.books.mail.withTax', { total: sumOf(invoice), tax: taxOf(invoice) })],
        [t('membership.books.mail.invoice'), number],
      ],
      link: { label: t('membership.books.mail.open'), address },
      attachments: [{ kind: INVOICE_ATTACHMENT, id }],
    },
    publicUrl,
  );
}

/** Composes the mail of a refund. */
export function creditMail({ credit, endsAt }: Credit, { to, publicUrl }: MailAddressing): Message {
  const { content, number, id } = credit;
  const values = { plan: content.planName, total: sumOf(credit), number };
  return composeMail(
    {
      to,
      subject: t('membership.books.creditMail.subject', values),
      paragraphs: [t('membership.books.creditMail.sent', values), ...renewalOff(endsAt), t('membership.books.creditMail.attached')],
      facts: [
        [t('membership.books.mail.plan'), content.planName],
        [t('membership.books.mail.refunded'), t('membership.books.mail.withTax', { total: sumOf(credit), tax: taxOf(credit) })],
        [t('membership.books.mail.credit'), number],
        [t('membership.books.mail.forInvoice'), content.corrects],
      ],
      link: { label: t('membership.books.mail.open'), address: publicUrl + PATH },
      attachments: [{ kind: INVOICE_ATTACHMENT, id }],
    },
    publicUrl,
  );
}

export function receiptNotification(order: Order, invoice: Invoice): Copy {
  const title = t(order.kind === 'renewal' ? 'membership.books.bell.renewed' : 'membership.books.bell.paid');
  const values = { plan: invoice.content.planName, total: sumOf(invoice), ...termOf(invoice) };
  return bell(`membership:paid:${order.id}`, title, t('membership.books.bell.paidText', values));
}

export function creditNotification(order: Order, credit: Invoice, endsAt: Refund['endsAt']): Copy {
  const values = { plan: credit.content.planName, total: sumOf(credit) };
  const text = [t('membership.books.bell.refundedText', values), ...renewalOff(endsAt)].join('\n');
  return bell(`membership:refunded:${order.id}`, t('membership.books.bell.refunded'), text);
}

function bell(key: string, title: string, text: string): Copy {
  return { group: 'account', key, title, text, path: PATH, action: t('membership.books.mail.open'), image: '' };
}

function renewalOff(endsAt: Refund['endsAt']): readonly string[] {
  return endsAt === null ? [] : [t('membership.books.creditMail.renewalOff', { day: longDayInIndia(endsAt) })];
}

function renewalText(invoice: Invoice, renewal: Renewal | null): string {
  if (renewal === null) return t('membership.books.receipt.ends', termOf(invoice));
  return t('membership.books.receipt.renews', {
    day: longDayInIndia(renewal.at),
    sum: formatMinor(renewal.minor, invoice.content.currency),
  });
}

function termOf({ content: { startsAt, endsAt } }: Invoice): { readonly from: string; readonly to: string } {
  return { from: longDayInIndia(startsAt), to: longDayInIndia(endsAt) };
}

function sumOf({ content: { totalMinor, currency } }: Invoice): string {
  return formatMinor(totalMinor, currency);
}

function taxOf({ content: { cgstMinor, sgstMinor, igstMinor, currency } }: Invoice): string {
  return formatMinor(cgstMinor + sgstMinor + igstMinor, currency);
}
