import { type Child, formatDay, longDayInIndia } from '@alltalent/shared/contracts';
import { Badge, Button, EmptyState } from '@alltalent/shared/ui';
import { useState } from 'react';
import { t } from '../../messages';
import { ActFor } from './act-for';
import { REMOVAL, WITHDRAWAL } from './child-questions';
import styles from './children.module.css';
import { QuestionDialog } from './question-dialog';

const RELATION: Readonly<Record<Child['relation'], string>> = {
  mother: 'you are the mother',
  father: 'you are the father',
  guardian: 'you are the guardian',
};

type ChildListProps = {
  readonly items: readonly Child[];
  readonly onDone: (message: string) => void;
  /** The consent is to be given once more. */
  readonly onAgain: (child: Child) => void;
};

export function ChildList({ items, onDone, onAgain }: ChildListProps) {
  const [asked, setAsked] = useState<Child | null>(null);
  const [leaving, setLeaving] = useState<Child | null>(null);
  if (items.length === 0) {
    return (
      <EmptyState title="No children yet">
        Children under 18 have no login. A parent or guardian registers them, acts for them, and decides.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.list} aria-label="Your children">
        {items.map((child) => (
          <ChildEntry key={child.id} child={child} onWithdraw={setAsked} onAgain={onAgain} onRemove={setLeaving} />
        ))}
      </ul>
      <QuestionDialog question={WITHDRAWAL} child={asked} onClose={() => setAsked(null)} onDone={onDone} />
      <QuestionDialog question={REMOVAL} child={leaving} onClose={() => setLeaving(null)} onDone={onDone} />
    </>
  );
}

type ChildEntryProps = {
  readonly child: Child;
  readonly onWithdraw: (child: Child) => void;
  readonly onAgain: (child: Child) => void;
  readonly onRemove: (child: Child) => void;
};

function ChildEntry({ child, onWithdraw, onAgain, onRemove }: ChildEntryProps) {
  const { first_name, last_name, birth_date, relation, consent_withdrawn_at: withdrawnAt } = child;
  return (
    <li className={styles.child}>
      <div>
        <p className={styles.name}>
          <strong>{`${first_name} ${last_name}`}</strong>
          {withdrawnAt === null ? <Badge kind="verified">Consent given</Badge> : <Badge kind="soft">Consent withdrawn</Badge>}
        </p>
        <p className="muted num">
          Born {formatDay(birth_date)}, {RELATION[relation]}
        </p>
        <p className="muted num">{consentLine(child)}</p>
        {mayConsentAnew(child) && <p>{t('children.needsConsent', { name: first_name })}</p>}
        {child.is_of_age === true && <p>{t('children.ofAge', { name: first_name })}</p>}
        {child.account && <ActFor child={child} account={child.account} />}
      </div>
      <div className={styles.choices}>
        {mayConsentAnew(child) && (
          <Button size="small" onClick={() => onAgain(child)}>
            {t('children.newConsent')}
            <span className="vh"> for {first_name}</span>
          </Button>
        )}
        <Button variant="line" size="small" onClick={() => (withdrawnAt === null ? onWithdraw(child) : onAgain(child))}>
          {withdrawnAt === null ? 'Withdraw consent' : 'Give consent again'}
          <span className="vh"> for {first_name}</span>
        </Button>
        <Button variant="line" size="small" onClick={() => onRemove(child)}>
          {t('children.remove')}
          <span className="vh"> {first_name}</span>
        </Button>
      </div>
    </li>
  );
}

/** The consent is to an older text; for somebody who is of age there is no consent any more. */
function mayConsentAnew({ needs_new_consent, is_of_age }: Child): boolean {
  return needs_new_consent === true && is_of_age !== true;
}

function consentLine({ first_name, consent_version, consent_given_at, consent_withdrawn_at, deleted_on }: Child): string {
  if (consent_withdrawn_at !== null) {
    const withdrawn = longDayInIndia(consent_withdrawn_at);
    // A server of the release before says no day.
    if (!deleted_on) return `Withdrawn on ${withdrawn}.`;
    return t('children.withdrawn', { name: first_name, withdrawn, deleted: formatDay(deleted_on) });
  }
  return `Version ${consent_version}, given on ${longDayInIndia(consent_given_at)}`;
}
