import { type Account, MEDIUM_TYPE, type MediumType } from '@alltalent/shared/contracts';
import { Badge, Button, Alert } from '@alltalent/shared/ui';
import { lazySection } from '@alltalent/shared/ui/lazy-section';
import { PageSection } from '@alltalent/shared/ui/page-section';
import { useState } from 'react';
import { t } from '../../messages';
import { AccountRow } from './account-row';
import styles from './account.module.css';

const ContactChange = lazySection({
  name: 'account-contact-change',
  load: async () => (await import(/* webpackChunkName: "account-dialogs" */ './contact-change')).ContactChange,
  loading: t('form.loading'),
  failure: t('form.failed'),
  height: '11rem',
});

type Contact = { readonly type: MediumType; readonly name: string; readonly value: string; readonly isConfirmed: boolean };

export function ContactSection({ account }: { readonly account: Account }) {
  const [changing, setChanging] = useState<MediumType | null>(null);
  const [left, setLeft] = useState<MediumType | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const leave = (message: string | null) => {
    setLeft(changing);
    setChanging(null);
    setDone(message);
  };
  const open = (type: MediumType) => {
    setDone(null);
    setChanging(type);
  };
  return (
    <PageSection
      id="contact"
      title="Contact"
      lede="Codes and letters go here. A change needs a code to the new address; the old one gets a notice, and your other logins end."
    >
      {done && <Alert kind="ok">{done}</Alert>}
      <ul className={styles.rows}>
        {contactsOf(account).map((contact) =>
          contact.type === changing ? (
            <li key={contact.type} className={styles.editor}>
              <ContactChange
                type={contact.type}
                unconfirmed={contact.isConfirmed ? '' : contact.value}
                account={account}
                onCancel={() => leave(null)}
                onDone={leave}
              />
            </li>
          ) : (
            <ContactRow key={contact.type} contact={contact} hasFocus={contact.type === left} onChange={() => open(contact.type)} />
          ),
        )}
      </ul>
    </PageSection>
  );
}

type ContactRowProps = {
  readonly contact: Contact;
  /** Its form was shown in its place a moment ago: the focus goes back to the button. */
  readonly hasFocus: boolean;
  readonly onChange: () => void;
};

function ContactRow({ contact, hasFocus, onChange }: ContactRowProps) {
  const { name, value, isConfirmed } = contact;
  const badge = isConfirmed ? <Badge kind="verified">Confirmed</Badge> : <Badge kind="soft">Not confirmed</Badge>;
  return (
    <AccountRow
      term={name}
      value={value === '' ? 'Not given' : value}
      badge={value !== '' && badge}
      action={
        <Button variant="line" size="small" autoFocus={hasFocus} onClick={onChange}>
          {verbFor(contact)}
          <span className="vh"> {isConfirmed || value === '' ? name : `or change ${name}`}</span>
        </Button>
      }
    />
  );
}

function verbFor({ value, isConfirmed }: Contact): string {
  if (value === '') return 'Add';
  return isConfirmed ? 'Change' : 'Confirm';
}

function contactsOf(account: Account): readonly Contact[] {
  const dialCode = account.county_code.replace(/\D/gu, '');
  const phone = account.contact_no === '' ? '' : `${dialCode === '' ? '' : `+${dialCode} `}${account.contact_no}`;
  return [
    { type: MEDIUM_TYPE.email, name: 'E-mail', value: account.email, isConfirmed: account.is_email_confirmed },
    { type: MEDIUM_TYPE.phone, name: 'Phone', value: phone, isConfirmed: account.is_contact_no_confirmed },
  ];
}
