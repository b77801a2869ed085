import { longDayInIndia, supplyPlaceName } from '@alltalent/shared/contracts';
import { t } from '../../kernel/messages';
import type { InvoiceContent } from '../schema/books.entity';
import type { Invoice } from './invoices.repository';
import { type Box, PageTypesetter, MUTED, type TextStyle } from '../../kernel/pdf/page-typesetter';
import { rupeesInWords } from './rupees-in-words';

const LEFT = 48;
const RIGHT = 547;
const GAP = 24;
const HALF = (RIGHT - LEFT - GAP) / 2;
const SECOND = LEFT + HALF + GAP;
const RED = '#c2183d';
const TINT = '#f6f0e6';
const LINE = '#d9cfc0';
/** Services accounting code: other on-line contents. */
const SAC = '998439';
const LABEL = { size: 8, weight: 600, color: MUTED, tag: 'H2' } as const satisfies TextStyle;
const STRONG = { weight: 600 } as const satisfies TextStyle;
const TO_THE_RIGHT = { align: 'right' } as const satisfies TextStyle;

const AMOUNT = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 });

/** Renders an invoice or a credit note as PDF: one page of A4, the same bytes for the same invoice. */
export function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const { content, number, issuedAt } = invoice;
  const title = `${t(isCredit(invoice) ? 'membership.books.pdf.credit' : 'membership.books.pdf.invoice')} ${number}`;
  const page = new PageTypesetter({ title, author: content.seller.name, at: issuedAt });
  let y = writeHead(page, invoice);
  y = writeParties(page, content, y + 20);
  y = writeLine(page, content, y + 24);
  y = writeSums(page, content, y + 12);
  writeNotes(page, invoice, y + 28);
  return page.end();
}

/** 'AT-26-27-000001.pdf'. */
export function invoiceFileName({ number }: Invoice): string {
  return `${number.replaceAll('/', '-')}.pdf`;
}

function writeHead(page: PageTypesetter, invoice: Invoice): number {
  const { content, number, issuedAt } = invoice;
  page.write('All', { x: LEFT, y: 44, width: 60 }, { size: 20, weight: 600 });
  page.write('Talent', { x: LEFT + 29, y: 44, width: 120 }, { size: 20, weight: 600, color: RED });
  const title = t(isCredit(invoice) ? 'membership.books.pdf.credit' : 'membership.books.pdf.invoice');
  page.write(title, { x: SECOND, y: 44, width: HALF }, { size: 20, weight: 600, align: 'right', tag: 'H1' });
  rule(page, 84);
  const facts = [
    [t('membership.books.pdf.number'), number, 104],
    [t('membership.books.pdf.date'), longDayInIndia(issuedAt), 110],
    ...(content.corrects === '' ? [] : [[t('membership.books.pdf.corrects'), content.corrects, 104] as const]),
    [t('membership.books.pdf.supply'), placeOf(content.buyer.stateCode), content.corrects === '' ? 214 : 110],
    [t('membership.books.pdf.reverse'), t('membership.books.pdf.no'), 71],
  ] as const;
  let [x, end] = [LEFT, 0];
  for (const [label, value, width] of facts) {
    end = Math.max(end, labelled(page, label, value, { x, y: 98, width: width - 8 }));
    x += width;
  }
  return end;
}

function writeParties(page: PageTypesetter, { seller, buyer }: InvoiceContent, y: number): number {
  const seen = party(page, t('membership.books.pdf.seller'), seller, { x: LEFT, y, width: HALF });
  return Math.max(seen, party(page, t('membership.books.pdf.buyer'), buyer, { x: SECOND, y, width: HALF }));
}

function party(page: PageTypesetter, label: string, { name, address, gstin, stateCode }: InvoiceContent['buyer'], box: Box): number {
  let y = page.write(label, box, LABEL);
  y = page.write(name, { ...box, y: y + 2 }, { size: 11, weight: 600 });
  y = page.write(`${address}\n${placeOf(stateCode)}`, { ...box, y });
  return gstin === '' ? y : page.write(t('membership.books.pdf.gstin', { gstin }), { ...box, y });
}

function writeLine(page: PageTypesetter, content: InvoiceContent, y: number): number {
  const [what, code, sum] = [
    { x: LEFT + 10, width: 300 },
    { x: LEFT + 320, width: 60 },
    { x: RIGHT - 110, width: 100 },
  ];
  page.decorate((doc) => doc.rect(LEFT, y, RIGHT - LEFT, 22).fill(TINT));
  const top = { y: y + 5 };
  page.write(t('membership.books.pdf.description'), { ...what, ...top }, LABEL);
  page.write(t('membership.books.pdf.sac'), { ...code, ...top }, LABEL);
  page.write(t('membership.books.pdf.taxable'), { ...sum, ...top }, { ...LABEL, ...TO_THE_RIGHT });
  const row = { y: y + 32 };
  const below = page.write(content.line, { ...what, ...row }, STRONG);
  page.write(SAC, { ...code, ...row });
  page.write(amount(content.taxableMinor), { ...sum, ...row }, TO_THE_RIGHT);
  const term = t('membership.books.pdf.term', { from: longDayInIndia(content.startsAt), to: longDayInIndia(content.endsAt) });
  const end = page.write(term, { ...what, y: below }, { color: MUTED }) + 10;
  rule(page, end);
  return end;
}

function writeSums(page: PageTypesetter, content: InvoiceContent, top: number): number {
  const x = RIGHT - 250;
  const line = (label: string, minor: number, y: number, style: TextStyle = {}) => {
    page.write(label, { x, y, width: 150 }, style);
    return page.write(amount(minor), { x: RIGHT - 110, y, width: 100 }, { ...style, ...TO_THE_RIGHT });
  };
  let y = line(t('membership.books.pdf.list'), content.listMinor, top, { color: MUTED });
  if (content.discountMinor > 0) y = line(t('membership.books.pdf.discount'), -content.discountMinor, y, { color: MUTED });
  y = line(t('membership.books.pdf.taxable'), content.taxableMinor, y + 6);
  for (const [name, rate, minor] of taxesOf(content)) y = line(t('membership.books.pdf.tax', { name, rate }), minor, y);
  page.decorate((doc) => doc.rect(x - 10, y + 6, RIGHT - x + 10, 30).fill(TINT));
  const end = line(t('membership.books.pdf.total'), content.totalMinor, y + 12, { size: 12, weight: 600 });
  const words = { x: LEFT, y: top, width: x - LEFT - 30 };
  const below = labelled(page, t('membership.books.pdf.words'), rupeesInWords(content.totalMinor), words);
  if (content.paymentRef === '') return Math.max(end + 8, below);
  return Math.max(end + 8, labelled(page, t('membership.books.pdf.payment'), content.paymentRef, { ...words, y: below + 10 }));
}

function writeNotes(page: PageTypesetter, invoice: Invoice, y: number): void {
  rule(page, y);
  const note = t(isCredit(invoice) ? 'membership.books.pdf.sentBack' : 'membership.books.pdf.noRefund');
  const box = { x: LEFT, y: y + 10, width: RIGHT - LEFT };
  const below = page.write(note, box, { size: 8.5, color: MUTED });
  page.write(t('membership.books.pdf.signature'), { ...box, y: below }, { size: 8.5, color: MUTED });
}

function taxesOf({ cgstMinor, sgstMinor, igstMinor, taxRateBasisPoints }: InvoiceContent): readonly (readonly [string, string, number])[] {
  const [whole, half] = [`${taxRateBasisPoints / 100}%`, `${taxRateBasisPoints / 200}%`];
  if (cgstMinor === 0 && sgstMinor === 0) return [['IGST', whole, igstMinor]];
  return [
    ['CGST', half, cgstMinor],
    ['SGST', half, sgstMinor],
  ];
}

function labelled(page: PageTypesetter, label: string, value: string, box: Box): number {
  const y = page.write(label, box, LABEL);
  return page.write(value, { ...box, y: y + 1 });
}

function rule(page: PageTypesetter, y: number): void {
  page.decorate((doc) => doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.75).stroke(LINE));
}

function placeOf(stateCode: string): string {
  return t('membership.books.pdf.place', { name: supplyPlaceName(stateCode), code: stateCode });
}

function amount(minor: number): string {
  return AMOUNT.format(minor / 100).replace('-', '\u2212');
}

function isCredit({ kind }: Invoice): boolean {
  return kind === 'credit';
}
