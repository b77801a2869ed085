import { aMembership } from '../../../test/support/membership/renewing-members';
import { endedMail, endsMail, failedMail, renewsMail, turnedOffMail, turnedOnMail } from './renewal-mails';

const START = Date.parse('2027-03-10T12:00:00+05:30');
const membership = aMembership('u_1', START, { mandate: 'mandate_77' });
const { paidUntil } = membership;
const named = { plan: 'Monthly', currency: 'INR', merchant: 'All Talent Pvt Ltd' };

test('D24 the notice of 24 hours names sum, moment, merchant, plan and reference, and how to turn it off', () => {
  const { subject, facts, paragraphs, path } = renewsMail(membership, named, { chargeAt: paidUntil, isLast: true });
  expect(subject).toBe('We will charge ₹499 for your Monthly plan on 10 April 2027');
  expect(Object.fromEntries(facts)).toEqual({
    Amount: '₹499, including GST',
    'Charged on': '10 April 2027 at 12:00 pm IST',
    'Charged by': 'All Talent Pvt Ltd',
    Plan: 'Monthly',
    'Consent reference': 'mandate_77',
  });
  expect(paragraphs.join(' ')).toMatch(/turn renewal off .* your membership will end on 10 April 2027 at 12:00 pm IST/u);
  expect(path).toBe('/account/membership');
});

test('D24 a renewal that needs its member says so, and leads to the plans', () => {
  const mail = endsMail(membership, named, true);
  expect(mail.paragraphs.join(' ')).toContain('we cannot charge ₹499 for the next term automatically');
  expect(mail.path).toBe('/membership');
  expect(endsMail(membership, named, false).paragraphs.join(' ')).not.toContain('we cannot charge');
});

test('D24 a failed charge tells why, when it is tried again and until when everything works', () => {
  const grace = { ...membership, accessUntil: paidUntil + 7 * 24 * 3600 * 1000 };
  const again = failedMail(grace, named, { reason: 'Not enough money.', retryAt: paidUntil + 24 * 3600 * 1000 });
  expect(again.paragraphs.join(' ')).toMatch(/Not enough money\. We will try again on 11 April 2027 .* until 17 April 2027/u);
  const last = failedMail(grace, named, { reason: '', retryAt: null });
  expect(last.paragraphs.join(' ')).toMatch(/We will not try again\. Your membership ends on 17 April 2027/u);
});

test('D24 the mail about the end tells what stays and what is limited', () => {
  expect(endedMail(membership, named).paragraphs.join(' ')).toMatch(/We delete nothing that you made\..*limits of the free plan/u);
});

test('D24 the proofs of the switch name the end, or the next charge', () => {
  const now = START;
  expect(turnedOffMail(membership, named, now).paragraphs[0]).toBe(
    'Renewal of your Monthly plan was turned off on 10 March 2027 at 12:00 pm IST. We charge nothing more. Your membership works until 10 April 2027 at 12:00 pm IST and then ends.',
  );
  expect(turnedOnMail(membership, named, { now, chargeAt: paidUntil }).paragraphs[0]).toContain(
    'On 10 April 2027 at 12:00 pm IST we will charge ₹499',
  );
});
