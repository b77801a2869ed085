import { hasCode } from '@alltalent/shared/api';
import type { TicketDetail, TicketDetailResponse } from '@alltalent/shared/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConfirmed } from '../../domain/office-page/confirming';
import { todayQuery } from '../../domain/office-page/today.query';
import { OFFICE_DATA } from '../../domain/office-session/office-session.query';

export type Letter = {
  /** The version that the reader has seen: a later one is a colleague's, until its reader says so or is told. */
  readonly version: number;
  readonly hasRead: () => void;
  /** Runs an act, with the second step where it is asked for, and shows what it answers. Null: the reader gave up. */
  readonly run: (act: () => Promise<TicketDetailResponse>) => Promise<TicketDetail | null>;
};

/** What can be done with an open letter. An act that is refused because a colleague came first shows the letter as it is now. */
export function useLetter({ id, version: latest }: TicketDetail): Letter {
  const queryClient = useQueryClient();
  const confirmed = useConfirmed();
  const [version, setVersion] = useState(latest);
  const queryKey = [...OFFICE_DATA, 'letters', 'item', id];
  const run: Letter['run'] = async (act) => {
    try {
      const response = await confirmed(act);
      if (!response) return null;
      queryClient.setQueryData(queryKey, response.data);
      setVersion(response.data.version);
      void queryClient.invalidateQueries({ queryKey: [...OFFICE_DATA, 'letters', 'list'] });
      void queryClient.invalidateQueries({ queryKey: todayQuery.queryKey });
      return response.data;
    } catch (error) {
      if (hasCode(error, 'REVISION_STALE')) {
        await queryClient.invalidateQueries({ queryKey });
        setVersion(queryClient.getQueryData<TicketDetail>(queryKey)?.version ?? version);
      }
      throw error;
    }
  };
  return { version, hasRead: () => setVersion(latest), run };
}
