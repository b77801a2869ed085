import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type TeamMember } from '@alltalent/shared/contracts';
import { t } from '../../messages';
import { AskedAction } from './asked-action';
import { useTeamChanged } from './use-team-changed';

type RemoveColleagueProps = { readonly member: TeamMember; readonly onDone: (message: string) => void };

export function RemoveColleague({ member: { user_id: userId, name }, onDone }: RemoveColleagueProps) {
  const reload = useTeamChanged();
  const send = async () => {
    const { message } = await request(ENDPOINTS.removeColleague, { user_id: userId });
    await reload();
    onDone(message);
  };
  return (
    <AskedAction label={t('team.remove')} subject={name} title={t('team.removeTitle', { name })} yes={t('team.removeYes')} send={send}>
      {t('team.removeText', { name })}
    </AskedAction>
  );
}
