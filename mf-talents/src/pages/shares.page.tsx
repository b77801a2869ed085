import { SignedInPage } from '@alltalent/shared/ui/signed-in-page';
import { OwnShares } from '../features/shares/own-shares';

const POINTS = [
  'Whom you sent faces to, and whether they looked.',
  'What they said to each: yes, maybe or no, with a word of why.',
  'Every link can be taken back at any time.',
];

export function Component() {
  return (
    <SignedInPage title="Shared profiles" purpose="What became of the faces you sent." points={POINTS}>
      {() => <OwnShares />}
    </SignedInPage>
  );
}
