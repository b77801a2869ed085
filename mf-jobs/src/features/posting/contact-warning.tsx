import { hasContactData } from '@alltalent/shared/contracts';
import { Icon } from '@alltalent/shared/ui';
import styles from './fields.module.css';

/** Says while somebody types that a number or an address is in the text. */
export function ContactWarning({ text }: { readonly text: string }) {
  return (
    <div role="status">
      {hasContactData(text) && (
        <p className={styles.warning}>
          <Icon name="alert" />
          <span>
            <strong>{isMail(text) ? 'An e-mail address is in the text.' : 'A phone number is in the text.'}</strong> Take it out: talent
            answers here, and you stay private.
          </span>
        </p>
      )}
    </div>
  );
}

/** Without its digits the text still says how to reach somebody. */
function isMail(text: string): boolean {
  return hasContactData(text.replace(/\p{Nd}/gu, ''));
}
