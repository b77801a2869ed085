import { DESKS } from '../../desks';

export type ContactTopic = {
  readonly name: string;
  readonly text: string;
  readonly address: string;
  readonly subject: string;
  readonly answer: string;
};

const NEXT_DAY = 'Within one working day';

export const CONTACT_TOPICS: readonly ContactTopic[] = [
  {
    name: 'Account, log-in, membership',
    text: 'A code that does not come, a payment that went wrong, a profile to change or to delete. Write from the address of your account.',
    address: DESKS.support,
    subject: 'My account',
    answer: NEXT_DAY,
  },
  {
    name: 'Hiring and posting a job',
    text: 'Tell the casting desk who you are looking for, where, when and for how much. They find the words and the people.',
    address: DESKS.casting,
    subject: 'Looking for talent',
    answer: NEXT_DAY,
  },
  {
    name: 'Something felt wrong',
    text: 'A fee to audition, a false profile, a message that went too far. Send what you have; a person reads it, and you need not explain yourself twice.',
    address: DESKS.safety,
    subject: 'A report',
    answer: NEXT_DAY,
  },
  {
    name: 'Your data',
    text: 'See it, correct it, take it with you, have it deleted. Also for parents and guardians, about a child’s profile.',
    address: DESKS.privacy,
    subject: 'My data',
    answer: 'Within one month',
  },
  {
    name: 'Press and partners',
    text: 'Interviews, figures we can stand behind, pictures of the wall for print.',
    address: DESKS.press,
    subject: 'Press',
    answer: NEXT_DAY,
  },
];
