import type { Applicant, ClientStage } from '@alltalent/shared/contracts';
import { useState } from 'react';
import { CLIENT_STAGE_LABELS } from '@alltalent/shared/contracts';
import { isMovable } from '../use-selection';
import { peopleText } from './move-text';
import { useMoves } from './use-moves';
import { t } from '../../../../messages';
import { offerToApplicant } from '../../../../domain/offers/offer-paths';
import { useNavigate } from 'react-router';

export type Asked = { readonly people: readonly Applicant[]; readonly stage: ClientStage };

/** Asks for confirmation before a move, because the talent is notified. `said` is the text for screen readers. */
export function useAskedMove(job: number) {
  const { moveAsked } = useMoves(job);
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [said, setSaid] = useState('');
  const move = (chosen: readonly Applicant[], stage: ClientStage) => {
    const people = chosen.filter(isMovable);
    if (people.length === 0) {
      setSaid(`${peopleText(chosen)} withdrew, and cannot be moved`);
      return;
    }
    // A self-tape can be requested again; every other stage notifies once.
    if (stage !== 'self-tape' && people.every((applicant) => applicant.stage === stage)) {
      setSaid(`${peopleText(people)}: ${CLIENT_STAGE_LABELS[stage]}`);
      return;
    }
    setAsked({ people, stage });
  };
  const offer = (applicant: Applicant) => {
    if (!isMovable(applicant)) setSaid(`${peopleText([applicant])} withdrew, and cannot be moved`);
    else if (applicant.stage === 'booked') setSaid(t('moves.bookedAlready', { name: applicant.talent.name }));
    else void navigate(offerToApplicant(applicant.id));
  };
  return { move, offer, said, asked, moveAsked, stopAsking: () => setAsked(null) } as const;
}
