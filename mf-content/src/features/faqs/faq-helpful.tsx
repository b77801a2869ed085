import { messageOf } from '@alltalent/shared/api';
import { VOTE_CHOICES } from '@alltalent/shared/contracts';
import { Chip, Alert, TextLink } from '@alltalent/shared/ui';
import { useId } from 'react';
import { useFaqVote } from './faq-votes.query';
import styles from './faqs.module.css';

const LABELS = { yes: 'Yes', no: 'No' } as const;

type FaqHelpfulProps = { readonly name: string; readonly isOpen: boolean };

/** Asks "Was this helpful?". One vote per visitor, which can be changed. */
export function FaqHelpful({ name, isOpen }: FaqHelpfulProps) {
  const { answer, isThanked, error, say } = useFaqVote(name, isOpen);
  const question = useId();
  return (
    <div className={styles.helpful}>
      <div className={styles.choice} role="group" aria-labelledby={question}>
        <span id={question}>Was this helpful?</span>
        {VOTE_CHOICES.map((choice) => (
          <Chip key={choice} isPressed={answer === choice} onClick={() => say(choice)}>
            {LABELS[choice]}
          </Chip>
        ))}
      </div>
      <p role="status" className={styles.thanks}>
        {isThanked && answer === 'yes' && 'Thank you.'}
        {isThanked && answer === 'no' && (
          <>
            Thank you. <TextLink to="/contactus">Write to us</TextLink> what is missing; a person answers.
          </>
        )}
      </p>
      {error && <Alert kind="error">{messageOf(error)}</Alert>}
    </div>
  );
}
