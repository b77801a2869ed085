import { CLIENT_STAGES, type JobLine } from '@alltalent/shared/contracts';
import { stageNotice, type ToldApplication } from './application-notices';

// Only what the sentences read.
const told = {
  application: { id: 12, userId: 'u_1', stageAt: 34, sentAt: 0, answeredAt: null },
  role: 'The aunt',
  line: { title: 'Tea film', posted_by: 'Mogra Pictures', dates: '12 Jan', location: 'Mumbai', image: '' } as JobLine,
} as unknown as ToldApplication;

test('a self-tape request, an offer and a booking are mailed at once; other stages may wait for the mail of the day', () => {
  const urgent = CLIENT_STAGES.filter((stage) => stageNotice(told, { stage, text: '', dueOn: '' }).isUrgent);
  expect(urgent).toEqual(['self-tape', 'offer', 'booked']);
});
