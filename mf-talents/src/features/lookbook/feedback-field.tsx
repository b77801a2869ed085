import { FEEDBACK, type Feedback, type TalentCard } from '@alltalent/shared/contracts';
import { Icon, TextButton } from '@alltalent/shared/ui';
import { useId } from 'react';
import { FEEDBACK_ICONS, FEEDBACK_LABELS } from '../../domain/feedback/feedback-labels';
import { t } from '../../messages';
import css from './feedback-field.module.css';
import { CommentField } from './comment-field';
import { useFeedback } from './use-feedback';

type FeedbackFieldProps = {
  readonly token: string;
  readonly person: TalentCard;
  readonly given: Feedback;
  readonly senderName: string;
};

/** Receiver's feedback on one talent, saved at once without a submit button. */
export function FeedbackField({ token, person, given, senderName }: FeedbackFieldProps) {
  const group = useId();
  const { say, refused, isSaved } = useFeedback(token, person);
  return (
    <div className={css.field}>
      <fieldset className={css.marks}>
        <legend className={css.legend}>Your answer on {person.display_name}</legend>
        <div className={css.row}>
          {FEEDBACK.map((answer) => (
            <label key={answer} className={css.mark} data-answer={answer}>
              <input type="radio" name={group} checked={given.answer === answer} onChange={() => say({ answer })} />
              <span>
                <Icon name={FEEDBACK_ICONS[answer]} />
                {FEEDBACK_LABELS[answer]}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <p role="status" className={css.saved}>
        {isSaved && (
          <>
            <Icon name="check" />
            {t('lookbook.saved', { sender: senderName })}
          </>
        )}
      </p>
      <CommentField
        stored={given.comment}
        refused={refused}
        label={`Comment for ${senderName}`}
        onSave={(comment, onSaved) => say({ comment }, ({ comment }) => onSaved(comment))}
      />
      {given.answer !== null && (
        <TextButton onClick={() => say({ answer: null })}>
          Take the answer back<span className="vh"> on {person.display_name}</span>
        </TextButton>
      )}
    </div>
  );
}
