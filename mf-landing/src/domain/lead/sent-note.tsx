import type { PendingLead } from '@alltalent/shared/contracts';
import { joinClasses, Alert } from '@alltalent/shared/ui';
import type { SentNote as Note } from './use-lead-code';
import { useFading } from './use-fading';
import css from './verify.module.css';

type SentNoteProps = { readonly note: Note | null; readonly lead: PendingLead };

/** Says that the code was sent; after a while it gives way to where it went, in the same place, so that nothing moves. */
export function SentNote({ note, lead }: SentNoteProps) {
  return (
    <div className={css.note}>
      <p className={css.where}>
        <span>{whereItWent(lead)}</span>
      </p>
      {note && <FadingNote key={note.round} text={note.text} />}
    </div>
  );
}

function FadingNote({ text }: { readonly text: string }) {
  const phase = useFading();
  if (phase === 'gone') return null;
  return (
    <Alert kind="ok" className={joinClasses(css.sent, phase === 'fading' && css.fading)}>
      {text}
    </Alert>
  );
}

function whereItWent({ sent_to, mobile, email }: PendingLead) {
  const places = [...(sent_to.includes('mobile') ? [mobile] : []), ...(sent_to.includes('email') ? [email] : [])];
  if (places.length === 0) return 'The code could not be sent yet. Ask for it again below.';
  return (
    <>
      The code went to{' '}
      {places.map((place, index) => (
        <span key={place}>
          {index > 0 && ' and '}
          <strong>{place}</strong>
        </span>
      ))}
      .
    </>
  );
}
