import type { InvoiceContent } from '../../../src/membership/schema/books.entity';
import type { Invoice } from '../../../src/membership/books/invoices.repository';

export const ISSUED_AT = Date.parse('2026-11-25T12:00:00Z');

/** Content of the invoice of a one-year plan that a buyer in Maharashtra paid for. */
export function aContent(content: Partial<InvoiceContent> = {}): InvoiceContent {
  return {
    seller: { name: 'All Talent (demonstration)', address: '1 Example Road, Mumbai 400001', gstin: '27AAAAA0000A1Z2', stateCode: '27' },
    buyer: { name: 'Asha Rao', address: '12 Carter Road, Bandra West\nMumbai 400050', gstin: '', stateCode: '27' },
    line: 'Membership “One Year”',
    planName: 'One Year',
    startsAt: ISSUED_AT,
    endsAt: Date.parse('2027-11-25T12:00:00Z'),
    listMinor: 399_900,
    discountMinor: 0,
    taxableMinor: 338_898,
    cgstMinor: 30_501,
    sgstMinor: 30_501,
    igstMinor: 0,
    totalMinor: 399_900,
    taxRateBasisPoints: 1800,
    currency: 'INR',
    paymentRef: 'pay_NkT5wXq1aB2c3D',
    corrects: '',
    ...content,
  };
}

export function anInvoice(invoice: Partial<Omit<Invoice, 'content'>> = {}, content: Partial<InvoiceContent> = {}): Invoice {
  const row = { id: 1, number: 'AT/26-27/000001', kind: 'invoice', orderId: 'ord_1', userId: 'u_1', issuedAt: ISSUED_AT } as const;
  return { ...row, ...invoice, content: aContent(content) };
}
