import { FEE_UNIT_LABELS, formatDay, formatMoney, momentInIndia, USAGE_MEDIUM_LABELS } from '@alltalent/shared/contracts';
import { t } from '../../kernel/messages';
import { type Box, MUTED, PageTypesetter, type TextStyle } from '../../kernel/pdf/page-typesetter';
import { oneLine } from '../../kernel/text/form-text';
import { daysText } from './offer-notifications';
import { otherSide } from '../parties/sides';
import type { Offer, OfferVersion } from './offers.repository';

/** Names of one side: as the other side reads it on the site, and of the account. */
type Named = { readonly shown: string; readonly account: string };
export type AcceptedTerms = {
  readonly offer: Pick<Offer, 'id' | 'createdAt'> & { readonly decidedAt: number };
  readonly version: OfferVersion;
  readonly client: Named;
  readonly talent: Named;
};

const LEFT = 48;
const RIGHT = 547;
const GAP = 24;
const HALF = (RIGHT - LEFT - GAP) / 2;
const SECOND = LEFT + HALF + GAP;
const LABELS = 130;
const TOP = 48;
const BOTTOM = 800;
const NOTE = { size: 8.5, color: MUTED } as const satisfies TextStyle;
const RED = '#c2183d';
const LINE = '#d9cfc0';
const LABEL = { size: 8, weight: 600, color: MUTED, tag: 'H2' } as const satisfies TextStyle;

/** Renders what both sides agreed to as PDF, on A4, the same bytes for the same offer and names. */
export function offerPdf(accepted: AcceptedTerms): Promise<Buffer> {
  const { offer, client } = accepted;
  const title = t('offers.pdf.title', { number: offerNumber(offer.id) });
  const page = new PageTypesetter({ title, author: client.shown, at: offer.decidedAt });
  let y = writeHead(page, accepted);
  y = writeParties(page, accepted, y + 20);
  y = writeTerms(page, accepted, y + 24);
  writeAcceptance(page, accepted, y + 12);
  return page.end();
}

/** 'offer-000123.pdf'. */
export function offerFileName(id: number): string {
  return `offer-${offerNumber(id)}.pdf`;
}

function offerNumber(id: number): string {
  return String(id).padStart(6, '0');
}

function writeHead(page: PageTypesetter, { offer, version }: AcceptedTerms): number {
  page.write('All', { x: LEFT, y: 44, width: 60 }, { size: 20, weight: 600 });
  page.write('Talent', { x: LEFT + 29, y: 44, width: 120 }, { size: 20, weight: 600, color: RED });
  page.write(t('offers.pdf.heading'), { x: SECOND, y: 44, width: HALF }, { size: 20, weight: 600, align: 'right', tag: 'H1' });
  rule(page, 84);
  const facts = [
    [t('offers.pdf.number'), offerNumber(offer.id)],
    [t('offers.pdf.version'), String(version.version)],
    [t('offers.pdf.accepted'), momentInIndia(offer.decidedAt)],
  ] as const;
  return Math.max(...facts.map(([label, value], index) => labelled(page, label, value, { x: LEFT + index * 120, y: 98, width: 112 })));
}

function writeParties(page: PageTypesetter, { client, talent }: AcceptedTerms, y: number): number {
  const end = party(page, t('offers.pdf.client'), client, { x: LEFT, y, width: HALF });
  return Math.max(end, party(page, t('offers.pdf.talent'), talent, { x: SECOND, y, width: HALF }));
}

function party(page: PageTypesetter, label: string, { shown, account }: Named, box: Box): number {
  let y = page.write(label, box, LABEL);
  y = page.write(oneLine(shown), { ...box, y: y + 2 }, { size: 11, weight: 600 });
  return account === '' || account === shown ? y : page.write(t('offers.pdf.account', { name: account }), { ...box, y });
}

function writeTerms(page: PageTypesetter, { version }: AcceptedTerms, top: number): number {
  rule(page, top - 12);
  const width = RIGHT - LEFT - LABELS;
  let y = top;
  for (const [label, words] of linesOf(version.terms)) {
    const value = oneLine(words);
    y = roomFor(page, page.heightOf(value, width), y);
    page.write(label, { x: LEFT, y: y + 1, width: LABELS - 12 }, LABEL);
    y = page.write(value, { x: LEFT + LABELS, y, width }) + 5;
  }
  rule(page, y);
  return y;
}

function linesOf(terms: OfferVersion['terms']): readonly (readonly [string, string])[] {
  const media = terms.usage_media.map((medium) => USAGE_MEDIUM_LABELS[medium]).join(', ');
  const none = t('offers.pdf.nothing');
  return [
    [t('offers.pdf.project'), terms.title],
    [t('offers.pdf.role'), terms.role],
    [t('offers.pdf.days'), daysText(terms)],
    [t('offers.pdf.call'), terms.call_time === '' ? t('offers.pdf.callLater') : `${terms.call_time} (${terms.time_zone})`],
    [t('offers.pdf.place'), terms.place],
    [t('offers.pdf.fee'), `${formatMoney(terms.fee, terms.currency)} ${FEE_UNIT_LABELS[terms.fee_unit]}`],
    [t('offers.pdf.media'), media === '' ? t('offers.pdf.noUsage') : media],
    [t('offers.pdf.territory'), terms.usage_territory || none],
    [t('offers.pdf.period'), terms.usage_period || none],
    [t('offers.pdf.expenses'), terms.expenses || none],
    [t('offers.pdf.bring'), terms.bring || none],
  ];
}

function writeAcceptance(page: PageTypesetter, { offer, version, client, talent }: AcceptedTerms, y: number): void {
  const names = { client: client.shown, talent: talent.shown };
  const box = { x: LEFT, width: RIGHT - LEFT };
  const lines = [
    [t('offers.pdf.proposedBy', { name: names[version.by], time: momentInIndia(version.at) }), {}],
    [t('offers.pdf.acceptedBy', { name: names[otherSide(version.by)], time: momentInIndia(offer.decidedAt) }), {}],
    [t('offers.pdf.note', { day: formatDay(version.terms.starts_on) }), NOTE],
  ] as const;
  let below = y;
  for (const [text, style] of lines) {
    below = roomFor(page, page.heightOf(text, box.width, style), below);
    below = page.write(text, { ...box, y: below }, style) + 4;
  }
}

/** Returns where a text of this height begins: at `y`, or on the next page where it does not fit. */
function roomFor(page: PageTypesetter, height: number, y: number): number {
  if (y + height <= BOTTOM) return y;
  page.turnPage();
  return TOP;
}

function labelled(page: PageTypesetter, label: string, value: string, box: Box): number {
  const y = page.write(label, box, LABEL);
  return page.write(value, { ...box, y: y + 1 });
}

function rule(page: PageTypesetter, y: number): void {
  page.decorate((doc) => doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.75).stroke(LINE));
}
