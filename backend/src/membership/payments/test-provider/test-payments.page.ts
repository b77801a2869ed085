import { formatMinor } from '@alltalent/shared/contracts';
import escapeHtml from 'escape-html';
import { t } from '../../../kernel/messages';
import type { TestPaymentView } from './test-bank.service';
import type { TestCheckout, TestPayment } from './test-provider.repository';

export type PageParts = { readonly view: TestPaymentView; readonly seller: string; readonly token: string };
type Choices = { readonly event: string; readonly later: string };
type Key = Parameters<typeof t>[0];

const ACTS = {
  pay: 'membership.payments.test.act.pay',
  confirm: 'membership.payments.test.act.confirm',
  decline: 'membership.payments.test.act.decline',
  pending: 'membership.payments.test.act.pending',
  cancel: 'membership.payments.test.act.cancel',
  approve: 'membership.payments.test.act.approve',
  refuse: 'membership.payments.test.act.refuse',
  succeed: 'membership.payments.test.act.succeed',
  fail: 'membership.payments.test.act.fail',
  behave: 'membership.payments.test.act.behave',
} as const;
const STATES = {
  pending: 'membership.payments.test.state.pending',
  captured: 'membership.payments.test.state.captured',
  failed: 'membership.payments.test.state.failed',
  refunded: 'membership.payments.test.state.refunded',
} as const;
const CHOICES = {
  later: {
    legend: 'membership.payments.test.later.legend',
    captured: 'membership.payments.test.later.captured',
    failed: 'membership.payments.test.later.failed',
    pending: 'membership.payments.test.later.pending',
  },
  event: {
    legend: 'membership.payments.test.event.legend',
    now: 'membership.payments.test.event.now',
    late: 'membership.payments.test.event.late',
    never: 'membership.payments.test.event.never',
  },
} as const;

/** Renders the page on which a test payment is decided. */
export function paymentPage(parts: PageParts): string {
  const { checkout, payments } = parts.view;
  const isOpen = !checkout.isClosed && payments.every(({ state }) => state === 'failed');
  return frame(
    say('membership.payments.test.title'),
    `${summary(parts)}
${isOpen ? payForm(parts) : ''}
${!isOpen && checkout.isClosed ? `<p class="note">${say('membership.payments.test.closed')}</p>` : ''}
${paymentList(parts, payments, 'payments')}
${mandateForm(parts)}
<p><a href="${escapeHtml(checkout.returnUrl)}">${say('membership.payments.test.back')}</a></p>`,
  );
}

/** Renders the second step, in which a bank asks its customer to confirm. */
export function confirmPage(parts: PageParts, { event, later }: Choices): string {
  return frame(
    say('membership.payments.test.confirmTitle'),
    `${summary(parts)}
${form(
  parts,
  `<input type="hidden" name="event" value="${escapeHtml(event)}">
<input type="hidden" name="later" value="${escapeHtml(later)}">
<p>${say('membership.payments.test.confirmAsk')}</p>
<div class="acts">${button('approve', 'main')}${button('refuse')}</div>`,
)}`,
  );
}

/** Renders the list of the newest pages. */
export function indexPage(checkouts: readonly TestCheckout[]): string {
  const rows = checkouts.map(
    ({ ref, description, amountMinor, currency }) =>
      `<li><a href="/dev/payments/${ref}">${escapeHtml(description)}</a> <span>${formatMinor(amountMinor, currency)}</span></li>`,
  );
  return frame(
    say('membership.payments.test.indexTitle'),
    rows.length === 0 ? `<p>${say('membership.payments.test.indexEmpty')}</p>` : `<ul class="list">${rows.join('\n')}</ul>`,
  );
}

function summary({ view: { checkout }, seller }: PageParts): string {
  const { amountMinor, currency, description, savesMandate } = checkout;
  return `<section class="card"><dl>
<div><dt>${say('membership.payments.test.seller')}</dt><dd>${escapeHtml(seller)}</dd></div>
<div><dt>${say('membership.payments.test.what')}</dt><dd>${escapeHtml(description)}</dd></div>
<div><dt>${say('membership.payments.test.later')}</dt><dd>${say(savesMandate ? 'membership.payments.test.laterYes' : 'membership.payments.test.laterNo')}</dd></div>
<div class="sum"><dt>${say('membership.payments.test.amount')}</dt><dd>${formatMinor(amountMinor, currency)}</dd></div>
</dl></section>`;
}

function payForm(parts: PageParts): string {
  const { checkout } = parts.view;
  return form(
    parts,
    `${checkout.savesMandate ? radios('later', ['captured', 'failed', 'pending']) : ''}
${radios('event', ['now', 'late', 'never'])}
<div class="acts">${button('pay', 'main')}${button('confirm')}${button('decline')}${button('pending')}${button('cancel', 'quiet')}</div>`,
  );
}

function paymentList(parts: PageParts, payments: readonly TestPayment[], title: 'payments' | 'charges'): string {
  if (payments.length === 0) return '';
  const items = payments.map((payment) => {
    const { amountMinor, currency, state, reason, madeAt } = payment;
    const time = new Date(madeAt).toISOString();
    const line = `<p><strong>${formatMinor(amountMinor, currency)}</strong> ${say(STATES[state])} ${escapeHtml(reason)}<br>
<time datetime="${time}">${time.slice(0, 16).replace('T', ' ')} UTC</time></p>`;
    return `<li>${line}${state === 'pending' ? bankForm(parts, payment) : ''}</li>`;
  });
  return `<section class="card"><h2>${say(title === 'payments' ? 'membership.payments.test.payments' : 'membership.payments.test.charges')}</h2><ul class="list">${items.join('\n')}</ul></section>`;
}

function bankForm(parts: PageParts, { id }: TestPayment): string {
  return form(
    parts,
    `<input type="hidden" name="payment" value="${id}">
${radios('event', ['now', 'late', 'never'], id)}
<div class="acts">${button('succeed', 'main')}${button('fail')}</div>`,
    'inner',
  );
}

function mandateForm(parts: PageParts): string {
  const { mandate, charges } = parts.view;
  if (!mandate) return '';
  const change = form(
    parts,
    `${radios('later', ['captured', 'failed', 'pending'], mandate.ref, mandate.behaviour)}<div class="acts">${button('behave')}</div>`,
    'inner',
  );
  return `<section class="card"><h2>${say('membership.payments.test.consent')}</h2>
${mandate.isActive ? change : `<p>${say('membership.payments.test.consentEnded')}</p>`}</section>
${paymentList(parts, charges, 'charges')}`;
}

function form({ view: { checkout, payments }, token }: PageParts, inner: string, look = 'card'): string {
  return `<form class="${look}" method="post" action="/dev/payments/${checkout.ref}">
<input type="hidden" name="token" value="${token}">
<input type="hidden" name="attempt" value="${payments.length + 1}">
${inner}
</form>`;
}

function radios<Name extends keyof typeof CHOICES>(
  name: Name,
  values: readonly Exclude<keyof (typeof CHOICES)[Name], 'legend'>[],
  id = 'new',
  chosen = values[0],
): string {
  const choices: Readonly<Record<string, Key>> & { readonly legend: Key } = CHOICES[name];
  const options = values.map(
    (value) =>
      `<label><input type="radio" name="${name}" value="${String(value)}" id="${name}-${String(value)}-${id}"${value === chosen ? ' checked' : ''}> ${say(choices[String(value)] ?? choices.legend)}</label>`,
  );
  return `<fieldset><legend>${say(choices.legend)}</legend>${options.join('\n')}</fieldset>`;
}

function button(act: keyof typeof ACTS, look = ''): string {
  return `<button name="act" value="${act}"${look === '' ? '' : ` class="${look}"`}>${say(ACTS[act])}</button>`;
}

function say(key: Key): string {
  return escapeHtml(t(key));
}

function frame(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${say('membership.payments.test.bank')}</title>
<link rel="stylesheet" href="/dev/payments.css">
</head>
<body>
<header><strong>${say('membership.payments.test.bank')}</strong></header>
<main>
<h1>${title}</h1>
<p class="warning">${say('membership.payments.test.warning')}</p>
${content}
</main>
</body>
</html>
`;
}
