import type { Applicant } from '@alltalent/shared/contracts';
import { ComparedFacts, ComparedPerson, Comparison } from '@alltalent/shared/ui/comparison';
import { StageBadge } from '../../../domain/stages/stage-badge';
import { Stars } from './stars';
import { TapePlayer } from '../../../domain/tape/tape-player';
import { tapeText } from '../../../domain/tape/messages';

type CompareDialogProps = { readonly people: readonly Applicant[]; readonly onClose: () => void };

/** Compares two to four applicants side by side. */
export function CompareDialog({ people, onClose }: CompareDialogProps) {
  return (
    <Comparison
      title={`Compare ${people.length} people`}
      people={people}
      keyOf={({ id }) => id}
      renderPerson={(applicant) => <Column applicant={applicant} />}
      onClose={onClose}
    />
  );
}

function Column({ applicant }: { readonly applicant: Applicant }) {
  const { talent, role, photos, match, rating, stage, note, client_note: own, self_tape: tape } = applicant;
  return (
    <ComparedPerson name={talent.name} pictures={photos.length > 0 ? photos.slice(0, 3) : [{ image: talent.image, alt: '' }]}>
      <StageBadge stage={stage} reader="client" />
      <ComparedFacts
        facts={[
          { name: 'Role', value: role },
          { name: 'Match', value: <Match match={match} /> },
          { name: 'Your rating', value: <Stars rating={rating} /> },
          { name: 'Their note', value: note || <None /> },
          { name: 'Your note', value: own || <None /> },
          { name: 'Self-tape', value: <ComparedTape tape={tape} name={talent.name} /> },
        ]}
      />
    </ComparedPerson>
  );
}

function ComparedTape({ tape, name }: { readonly tape: Applicant['self_tape']; readonly name: string }) {
  if (tape?.video_id) return <TapePlayer id={tape.video_id} title={tapeText('tape.ofTalent', { name })} />;
  if (tape?.address) {
    return (
      <a href={tape.address} target="_blank" rel="noopener noreferrer">
        Watch it<span className="vh">, opens in a new tab</span>
      </a>
    );
  }
  if (tape?.is_removed) return <span className="muted">{tapeText('tape.wasRemovedByTalent', { name })}</span>;
  return <span className="muted">{tape ? 'Asked for' : 'Not asked for'}</span>;
}

function Match({ match: { met, of, missing } }: Pick<Applicant, 'match'>) {
  return (
    <>
      {met}/{of}
      {missing.length > 0 && <span className="muted"> Missing: {missing.join('; ')}</span>}
    </>
  );
}

function None() {
  return <span className="muted">None</span>;
}
