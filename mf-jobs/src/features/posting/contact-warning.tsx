import { hasContactData } from '@alltalent/shared/contracts';
import { Icon } from '@alltalent/shared/ui';
import styles from './fields.module.css';

/** Warns while typing that the text contains a phone number or an address. */
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

/** Whether the contact data is an e-mail address: it remains after the digits are removed. */
function isMail(text: string): boolean {
  return hasContactData(text.replace(/\p{Nd}/gu, ''));
}
