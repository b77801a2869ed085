import { CLIENT_STAGE_LABELS } from '@alltalent/shared/contracts';
import type { Move } from './move';

export function peopleText(people: Move['people']): string {
  const [first] = people;
  return people.length === 1 && first ? first.talent.name : `${people.length} people`;
}

/** Text of the toast after a move. People who had withdrawn, or were already at the stage, are not notified. */
export function sentText({ people, stage }: Move, moved: number): string {
  const label = CLIENT_STAGE_LABELS[stage];
  if (moved === 0) return `Nothing was sent: ${peopleText(people)} withdrew, or was there already`;
  if (moved < people.length) return `Sent to ${moved} of ${people.length} people: ${label}. The others withdrew, or were there already`;
  return `Sent to ${peopleText(people)}: ${label}`;
}
