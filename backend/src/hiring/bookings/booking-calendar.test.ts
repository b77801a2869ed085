import ICAL from 'ical.js';
import { bookingCalendar } from './booking-calendar';
import type { Booking } from './bookings.repository';
import { endOfDay, startOfDay } from './days-at-place';

const SITE = 'https://alltalent.example';

function bookingIn(timeZone: string, changes: Partial<Booking> = {}): Booking {
  const days = { startsOn: '2027-03-27', endsOn: '2027-03-28', ...changes };
  return {
    id: 7,
    clientId: 'u_1',
    talentUserId: 'u_2',
    talentId: 1,
    offerId: null,
    applicationId: null,
    jobId: null,
    roleId: null,
    state: 'confirmed',
    revision: 3,
    title: 'Tea film; one lift, four floors',
    role: 'The aunt',
    callTime: '07:30',
    timeZone,
    place: 'Studio 4, Andheri East',
    fee: 1,
    currency: 'INR',
    feeUnit: 'day',
    contactName: 'Ravi',
    contactPhone: '+91 22 5550 0100',
    bring: 'A green sari',
    notes: 'Gate 2',
    changeRequest: null,
    cancelledBy: null,
    cancelReason: null,
    cancelText: '',
    startsAt: startOfDay(days.startsOn, timeZone),
    endsAt: endOfDay(days.endsOn, timeZone),
    remindedAt: null,
    doneAt: null,
    createdAt: 1_795_000_000_000,
    movedAt: 1_796_000_000_000,
    ...days,
  };
}

function eventOf(text: string) {
  const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
  if (!component) throw new Error('There is no event.');
  return { event: new ICAL.Event(component), component };
}

test.each([
  ['Asia/Kolkata', '2027-03-27', '2027-03-27T02:00:00.000Z', '2027-03-28T18:30:00.000Z'],
  // The clocks there go forward on the second day.
  ['Europe/London', '2027-03-27', '2027-03-27T07:30:00.000Z', '2027-03-28T23:00:00.000Z'],
  ['Europe/London', '2027-03-28', '2027-03-28T06:30:00.000Z', '2027-03-28T23:00:00.000Z'],
])('HIR-04 a booking in %s on %s lasts from %s to %s', (zone, startsOn, from, to) => {
  const { event } = eventOf(bookingCalendar([bookingIn(zone, { startsOn })], SITE));
  expect([event.startDate.toJSDate().toISOString(), event.endDate.toJSDate().toISOString()]).toEqual([from, to]);
});

test('HIR-04 a booking without a call time takes whole days, wherever the reader is', () => {
  const { event } = eventOf(bookingCalendar([bookingIn('Asia/Kolkata', { callTime: '' })], SITE));
  expect([event.startDate.isDate, event.startDate.toString(), event.endDate.toString()]).toEqual([true, '2027-03-27', '2027-03-29']);
});

test('HIR-04 an entry keeps its id, counts changes and says what both need for the day', () => {
  const text = bookingCalendar([bookingIn('Asia/Kolkata')], SITE);
  const { event, component } = eventOf(text);
  expect(event.uid).toBe('booking-7@alltalent.example');
  expect(event.sequence).toBe(3);
  expect(event.summary).toBe('The aunt, Tea film; one lift, four floors');
  expect(event.location).toBe('Studio 4, Andheri East');
  expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  expect(component.getFirstPropertyValue('url')).toBe(`${SITE}/bookings/7`);
  for (const part of ['07:30 (Asia/Kolkata)', 'Ravi, +91 22 5550 0100', 'A green sari', 'Gate 2'])
    expect(event.description).toContain(part);
  expect(bookingCalendar([bookingIn('Asia/Kolkata')], SITE)).toBe(text);
  const cancelled = eventOf(bookingCalendar([bookingIn('Asia/Kolkata', { state: 'cancelled', revision: 4 })], SITE));
  expect([cancelled.component.getFirstPropertyValue('status'), cancelled.event.uid]).toEqual(['CANCELLED', event.uid]);
});

test('HIR-04 what people type cannot add lines or entries to a calendar', () => {
  const evil = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\nUID:1\u2028\u0007';
  const text = bookingCalendar(
    [bookingIn('Asia/Kolkata', { notes: evil, place: evil, title: evil, bring: evil, contactName: evil })],
    SITE,
  );
  expect(new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')).toHaveLength(1);
  expect(text.match(/^UID:/gmu)).toHaveLength(1);
});
