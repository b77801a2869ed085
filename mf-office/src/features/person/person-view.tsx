import { request } from '@alltalent/shared/api';
import { ENDPOINTS, longDayInIndia, type Person, ROLES, splitRoles } from '@alltalent/shared/contracts';
import { TextButton, TextLink } from '@alltalent/shared/ui';
import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HistoryPart } from '../../domain/history/history-part';
import { useOffice } from '../../domain/office-page/confirming';
import { OfficeQueryView } from '../../domain/office-page/office-query-view';
import { Facts } from '../../domain/review/facts';
import { rolesInWords } from '../../domain/person/roles-in-words';
import { StatusMark } from '../../domain/person/status-mark';
import { Part } from '../../domain/review/part';
import layout from '../../domain/review/review.module.css';
import { t as common } from '../../messages';
import { t } from '../../messages/person-data';
import type { ActDialogProps } from './act-dialog';
import type { GrantDialogProps } from './grant-dialog';
import { actsOn, type PersonAct } from './person-acts';
import { PersonData } from './person-data';
import { PersonDoings } from './person-doings';
import { PersonViewing } from './person-viewing';
import { PersonNotes } from './person-notes';
import { PersonSerious, SERIOUS_ID } from './person-serious';
import { personQuery, usePersonAct } from '../../domain/person/person.query';
import styles from './person.module.css';

const ActDialog = lazyDialog<ActDialogProps>(() =>
  import(/* webpackChunkName: "office.act" */ './act-dialog').then((part) => part.ActDialog),
);
const GrantDialog = lazyDialog<GrantDialogProps>(() =>
  import(/* webpackChunkName: "office.grant" */ './grant-dialog').then((part) => part.GrantDialog),
);

/** An account whole: what it is, what was done in it, and what can be done to it. */
export function PersonView({ id }: { readonly id: string }) {
  const query = useQuery(personQuery(id));
  return (
    <OfficeQueryView query={query} failure={t('person.failure')}>
      {({ data }) => <Whole person={data} />}
    </OfficeQueryView>
  );
}

function Whole({ person }: { readonly person: Person }) {
  const { rights } = useOffice();
  const [act, setAct] = useState<PersonAct | null>(null);
  const [isGiving, setIsGiving] = useState(false);
  const acts = actsOn(person, rights);
  const serious = acts.filter(({ isSerious = false, undoesSerious = false }) => isSerious || undoesSerious);
  const { user_id: id, name, status, role_id: roles, slug } = person;
  return (
    <article>
      <header className={styles.header}>
        <div>
          <h2 className={layout.title}>{name === '' ? common('people.nameless') : name}</h2>
          <p className={layout.facts}>
            <StatusMark status={status} />
            <span className="muted">{rolesInWords(roles)}</span>
            {slug !== '' && <TextLink to={`/${slug}`}>{t('person.profile')}</TextLink>}
          </p>
        </div>
        <div className={styles.acts}>
          <VerifiedClient person={person} />
          {acts
            .filter((one) => !serious.includes(one))
            .map((one) => (
              <TextButton key={one.id} aria-haspopup="dialog" onClick={() => setAct(one)}>
                {t(one.label)}
              </TextButton>
            ))}
          {rights.includes('money') && status !== 'terminated' && (
            <TextButton aria-haspopup="dialog" onClick={() => setIsGiving(true)}>
              {t('person.give')}
            </TextButton>
          )}
          {serious.length > 0 && <TextLink to={`#${SERIOUS_ID}`}>{t('serious.title')}</TextLink>}
        </div>
      </header>
      <div className={layout.columns}>
        <div className={layout.column}>
          <PersonDoings person={person} onAct={setAct} />
          <Part title={common('history.title')}>
            <HistoryPart lines={person.history} />
          </Part>
        </div>
        <div className={layout.column}>
          <Account person={person} />
          <PersonViewing person={person} />
          <PersonData person={person} />
          <PersonNotes userId={id} notes={person.notes} isWriter={rights.includes('accounts')} />
          <PersonSerious person={person} acts={serious} onAct={setAct} />
        </div>
      </div>
      {isGiving && <GrantDialog userId={id} name={name} onClose={() => setIsGiving(false)} />}
      {act && <ActDialog act={act} userId={id} name={name} onClose={() => setAct(null)} />}
    </article>
  );
}

function VerifiedClient({ person: { user_id, role_id: roles, status, verified_client_on: day } }: { readonly person: Person }) {
  const { rights } = useOffice();
  const run = usePersonAct(user_id);
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => run(() => request(ENDPOINTS.setVerifiedClient, { user_id, is_verified: day === '' })),
  });
  if (!rights.includes('accounts') || status !== 'active' || !splitRoles(roles).includes(ROLES.client)) return null;
  return (
    <TextButton onClick={() => mutate()} disabled={isPending}>
      {t(day === '' ? 'person.verify' : 'person.unverify')}
    </TextButton>
  );
}

function Account({ person }: { readonly person: Person }) {
  const { email, phone, location, since, verified_client_on: verified, deletion_due_at: deletion, membership } = person;
  return (
    <Part title={common('account.title')}>
      <Facts
        facts={[
          [common('account.email'), withState(email, person.is_email_confirmed)],
          [common('account.phone'), withState(phone, person.is_phone_confirmed)],
          [t('person.location'), location],
          [common('account.since'), longDayInIndia(since)],
          [t('person.verifiedSince'), verified === '' ? '' : longDayInIndia(verified)],
          [
            t('person.membership'),
            membership.plan === '' ? '' : t('person.until', { plan: membership.plan, day: longDayInIndia(membership.until) }),
          ],
          [t('person.deletion'), deletion === '' ? '' : longDayInIndia(deletion)],
          [t('person.id'), person.user_id],
        ]}
      />
    </Part>
  );
}

function withState(value: string, isConfirmed: boolean): string {
  return value === '' || isConfirmed ? value : t('person.unconfirmed', { value });
}
