import { CLIENT_STAGES, type JobLine } from '@alltalent/shared/contracts';
import { notificationMail } from '../../notifications/notification-mail';
import { clientNotification, type MovedStage, stageNotification, type NotifiedApplication } from './application-notifications';
import { invitationClosedNotification, invitedNotification } from './invitation-notifications';

// Only what the sentences read.
const SUBJECT = {
  application: { id: 12, userId: 'u_1', stageAt: 34, sentAt: 0, answeredAt: null },
  role: 'The aunt',
  line: { title: 'Tea film', posted_by: 'Mogra Pictures', dates: '12 Jan', location: 'Mumbai', image: '' } as JobLine,
} as unknown as NotifiedApplication;

const STAGES = CLIENT_STAGES.filter((stage): stage is MovedStage => stage !== 'offer' && stage !== 'booked');

test('a self-tape request is mailed at once; other stages may wait for the mail of the day', () => {
  const urgent = STAGES.filter((stage) => stageNotification(SUBJECT, { stage, text: '', dueOn: '' }).isUrgent);
  expect(urgent).toEqual(['self-tape']);
});

const HOSTILE = {
  ...SUBJECT,
  role: 'Win”\n\nAll Talent: pay at https://evil.example/pay',
  line: { ...SUBJECT.line, title: 'Call +91 98200 41177\nwww.evil.example', posted_by: 'All Talent\r\nBcc: x@evil.example 98200 41177' },
};
const TEXT = 'Pay your fee at https://evil.example/fee\n\nAll Talent support\n\n'.repeat(20);
const NOTIFICATIONS = [
  ...STAGES.map((stage) => [stage, stageNotification(HOSTILE, { stage, text: TEXT, dueOn: '' })] as const),
  ['invited', invitedNotification({ ...HOSTILE, invitation: { id: 1, userId: 'u_1', message: TEXT } })] as const,
  ['invitation closed', invitationClosedNotification({ ...HOSTILE, invitation: { id: 1, userId: 'u_1', message: TEXT } })] as const,
];

test.each(NOTIFICATIONS)(
  'SEC-40 the mail about %s has none of a client’s words in its subject, and only quotations of them in its text',
  (_what, notification) => {
    const mail = notificationMail(notification, { to: 'asha@example.com', publicUrl: 'https://alltalent.example' });
    if (mail.channel !== 'mail') throw new Error('It is a mail.');
    expect(mail.subject).not.toMatch(/evil|pay|Win|Bcc|98200|Tea/iu);
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).not.toMatch(/https?:\/\/(?!alltalent\.example)|evil\.example/u);
    expect(mail.text).not.toMatch(/^(?:All Talent: pay|All Talent support|www)/mu);
    expect(Math.max(...mail.text.split('\n').map((line) => line.length))).toBeLessThan(900);
  },
);

test('SEC-40 a client is told of a talent by name alone', () => {
  const talent = { name: 'Asha\nhttps://evil.example', image: '' };
  const notification = clientNotification(SUBJECT, { what: 'sent', once: 1, talent, ownerId: 'u_2' });
  expect(notification.title).toBe('Asha https //evil[.]example applied');
});
