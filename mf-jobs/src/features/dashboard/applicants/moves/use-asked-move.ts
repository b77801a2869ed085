import type { Applicant, ClientStage } from '@alltalent/shared/contracts';
import { useState } from 'react';
import { CLIENT_STAGE_LABELS } from '@alltalent/shared/contracts';
import { isMovable } from '../use-selection';
import { peopleText } from './move-words';
import { useMoves } from './use-moves';

export type Asked = { readonly people: readonly Applicant[]; readonly stage: ClientStage };

/** Stages that are never set by one press: a self-tape needs words, and a no wants a second look. */
const ALWAYS_ASKED: readonly ClientStage[] = ['self-tape', 'not-selected'];

/** Moves at once, or asks first. `said` is what is read aloud about it. */
export function useAskedMove(job: number) {
  const { moveAtOnce, moveAsked } = useMoves(job);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [said, setSaid] = useState('');
  const move = (chosen: readonly Applicant[], stage: ClientStage, isAsked = false) => {
    const people = chosen.filter(isMovable);
    if (people.length === 0) {
      setSaid(`${peopleText(chosen)} withdrew, and cannot be moved`);
      return;
    }
    if (isAsked || people.length > 1 || ALWAYS_ASKED.includes(stage)) {
      setAsked({ people, stage });
      return;
    }
    setSaid(`${peopleText(people)}: ${CLIENT_STAGE_LABELS[stage]}`);
    moveAtOnce({ people, stage });
  };
  return { move, said, asked, moveAsked, stopAsking: () => setAsked(null) } as const;
}
