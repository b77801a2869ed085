import { MEMBERSHIP_LIMITS, type StaffMembershipSettings } from '@alltalent/shared/contracts';
import { FormTextField, toFormErrors } from '@alltalent/shared/ui/form';
import { t } from '../../messages/settings';
import { RowList } from './row-list';
import type { PartForm } from './setting-part';
import styles from './settings.module.css';

type Contact = { readonly name: string; readonly email: string };
type Draft = { readonly managers: readonly Contact[] };

/** Coarse on purpose: the server decides, and its answer is shown in the field. */
const ADDRESS = /^\S+@\S+$/u;

function mistakesIn({ managers }: Draft) {
  const mistakes = managers.flatMap(({ name, email }, index) => [
    ...(name.trim() === '' ? [[`managers[${index}].name`, t('managers.noName')]] : []),
    ...(ADDRESS.test(email.trim()) ? [] : [[`managers[${index}].email`, t('managers.wrongEmail')]]),
  ]);
  return toFormErrors(Object.fromEntries(mistakes) as Record<string, string>);
}

function Fields() {
  const { managers: most, managerName, managerEmail } = MEMBERSHIP_LIMITS;
  return (
    <>
      <p className={styles.small}>{t('managers.dialogText')}</p>
      <RowList
        name="managers"
        label={t('managers.title')}
        rowLabel={(number) => t('managers.row', { number })}
        addLabel={t('managers.add')}
        fresh={{ name: '', email: '' } satisfies Contact}
        most={most}
      >
        {(path) => (
          <div className={styles.pair}>
            <FormTextField
              name={`${path}.name`}
              label={t('managers.name')}
              hint={t('managers.limit', { most: managerName })}
              maxLength={managerName}
              autoComplete="off"
              isRequired
            />
            <FormTextField
              name={`${path}.email`}
              type="email"
              label={t('managers.email')}
              hint={t('managers.limit', { most: managerEmail })}
              maxLength={managerEmail}
              autoComplete="off"
              isRequired
            />
          </div>
        )}
      </RowList>
    </>
  );
}

/** Form of the active managers; those who are taken out stay as former ones. */
export const MANAGERS_FORM: PartForm<Draft> = {
  draftOf: ({ managers }: StaffMembershipSettings) => ({
    managers: managers.filter(({ is_active: isActive }) => isActive).map(({ name, email }) => ({ name, email })),
  }),
  mistakesIn,
  inputOf: ({ managers }) => ({ managers: managers.map(({ name, email }) => ({ name: name.trim(), email: email.trim() })) }),
  Fields,
};
