import { ROLES } from '@alltalent/shared/contracts';
import { SignedInPage } from '@alltalent/shared/ui/signed-in-page';
import { type WayOn, WaysOn } from '../features/account/ways-on';
import styles from '../features/account/account.module.css';

const POINTS = ['Find and shortlist talent.', 'Put a call on the call sheet.', 'Reach the casting desk, which knows your calls.'];

const WAYS: readonly WayOn[] = [
  {
    name: 'Find talent',
    text: 'Search the wall by skill, city and category, tick the faces you like and share them with your team.',
    to: '/talents',
    label: 'Open the wall',
  },
  {
    name: 'Post a job',
    text: 'Role, city, dates, pay. The casting desk reads the brief and puts it on the call sheet.',
    to: '/post-a-job',
    label: 'Write a brief',
  },
  {
    name: 'See how others ask',
    text: 'Every open call with its fee on the line. Good company for a first brief.',
    to: '/jobs',
    label: 'Read the call sheet',
  },
  {
    name: 'Ask the casting desk',
    text: 'Who answered, who is free, what a day costs. A person answers within one working day.',
    to: '/contactus',
    label: 'Write to us',
  },
];

export function Component() {
  return (
    <SignedInPage title="My dashboard" purpose="For people who hire: where your casting begins." points={POINTS} role={ROLES.client}>
      {({ first_name }) => (
        <>
          <header className={styles.intro}>
            <h1 className={styles.title}>{first_name === '' ? 'Welcome' : `Hello, ${first_name}`}</h1>
            <p className="lede">Who are you looking for today?</p>
          </header>
          <WaysOn ways={WAYS} label="What you can do" />
        </>
      )}
    </SignedInPage>
  );
}
