import type { TeamResponse } from '@alltalent/shared/contracts';
import { PageSectionsLoading } from '@alltalent/shared/ui/page-section';
import { QueryView } from '@alltalent/shared/ui/query-view';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../messages';
import { DoneLine } from './done-line';
import { InvitationsSection } from './invitations-section';
import { InviteSection } from './invite-section';
import { JoinedSection } from './joined-section';
import { MembersSection } from './members-section';
import { teamQuery } from './team.query';

/** The team of the account in use, and the teams that the person is in. */
export function TeamView() {
  const query = useQuery(teamQuery);
  return (
    <QueryView
      query={query}
      failure={t('team.failure')}
      loading={(isShown) => <PageSectionsLoading label={t('team.loading')} isShown={isShown} hasLedes />}
    >
      {(data) => <Team {...data} />}
    </QueryView>
  );
}

function Team({ team, joined }: TeamResponse['data']) {
  const [message, setMessage] = useState('');
  return (
    <>
      <DoneLine text={message} />
      {team && <MembersSection team={team} onDone={setMessage} />}
      {team?.may_change && <InviteSection room={team.room} onDone={setMessage} />}
      {team?.may_change && <InvitationsSection invitations={team.invitations} onDone={setMessage} />}
      {(joined.length > 0 || !team) && <JoinedSection joined={joined} onDone={setMessage} />}
    </>
  );
}
