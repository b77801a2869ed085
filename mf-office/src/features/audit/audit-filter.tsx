import { AUDIT_KINDS, type AuditKind } from '@alltalent/shared/contracts';
import { Button, SelectField, TextField } from '@alltalent/shared/ui';
import { type SyntheticEvent, useState } from 'react';
import { type AuditMessageId, t } from '../../messages/audit';
import { kindOf, type TrailChoice } from './audit.query';
import styles from './audit.module.css';

const LONGEST = 80;

const KIND_NAMES: Readonly<Record<AuditKind, AuditMessageId>> = {
  content: 'audit.kind.content',
  prices: 'audit.kind.prices',
  accounts: 'audit.kind.accounts',
  decisions: 'audit.kind.decisions',
  letters: 'audit.kind.letters',
  office: 'audit.kind.office',
  upkeep: 'audit.kind.upkeep',
  reads: 'audit.kind.reads',
};
const KINDS = AUDIT_KINDS.map((value) => ({ value, label: t(KIND_NAMES[value]) }));

type AuditFilterProps = { readonly choice: TrailChoice; readonly onShow: (choice: TrailChoice) => void };

/** What the trail is narrowed to: a kind of acts, which is shown at once, and a subject. */
export function AuditFilter({ choice: { of, kind }, onShow }: AuditFilterProps) {
  const [typed, setTyped] = useState(of);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    onShow({ of: typed.trim(), kind });
  };
  return (
    <form className={styles.filter} role="search" onSubmit={handleSubmit}>
      <SelectField
        name="kind"
        label={t('audit.what')}
        options={KINDS}
        placeholder={t('audit.everything')}
        value={kind}
        onChange={(value) => onShow({ of, kind: kindOf(value) })}
      />
      <TextField
        name="of"
        type="search"
        label={t('audit.subject')}
        hint={t('audit.subjectHint')}
        maxLength={LONGEST}
        value={typed}
        onChange={setTyped}
        spellCheck={false}
        autoComplete="off"
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="ink" size="small">
          {t('audit.show')}
        </Button>
        {(of !== '' || kind !== '') && (
          <Button variant="line" size="small" onClick={() => onShow({ of: '', kind: '' })}>
            {t('audit.all')}
          </Button>
        )}
      </div>
    </form>
  );
}
