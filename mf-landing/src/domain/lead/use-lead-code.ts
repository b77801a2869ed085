import type { AdType, LeadCodeWay, PendingLead } from '@alltalent/shared/contracts';
import { countdownOf } from '@alltalent/shared/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { markEnteringCode, wasEnteringCode } from './code-mark';
import { type LeadUnderWay, pendingLeadQuery, underWay } from './pending-lead.query';
import { sentMessage } from './sent-copy';
import { useRestoredPage } from './use-restored-page';

export type SentNote = { readonly text: string; readonly round: number };
export type LeadCode = ReturnType<typeof useLeadCode>;

/** The lead of this page that waits for its code, and the modal that takes it. The server knows; here it is only shown. */
export function useLeadCode(adType: AdType) {
  const queryClient = useQueryClient();
  const { data, isFetching } = useQuery(pendingLeadQuery);
  const [isAsked, setAsked] = useState(() => wasEnteringCode(adType));
  const [note, setNote] = useState<SentNote | null>(null);
  const pending = data?.lead.ad_type === adType ? data : null;
  const isOpen = isAsked && pending !== null;
  useRestoredPage(() => void queryClient.invalidateQueries(pendingLeadQuery));
  useEffect(() => (isOpen ? markEnteringCode(adType) : undefined), [adType, isOpen]);

  const store = (next: LeadUnderWay | null) => {
    void queryClient.cancelQueries(pendingLeadQuery);
    queryClient.setQueryData(pendingLeadQuery.queryKey, next);
  };
  const notify = (ways: readonly LeadCodeWay[], occasion: 'sent' | 'resent') => {
    const text = sentMessage(ways, occasion);
    setNote((before) => (text === null ? null : { text, round: (before?.round ?? 0) + 1 }));
  };
  return {
    pending,
    isOpen,
    note,
    /** The modal was open, and now the server knows of no such lead. */
    isGone: isAsked && pending === null && data !== undefined && !isFetching,
    begin: (lead: PendingLead) => {
      store(underWay(lead));
      notify(lead.sent_to, 'sent');
      setAsked(true);
    },
    resent: (ways: readonly LeadCodeWay[], seconds: number) => {
      if (pending) store({ lead: { ...pending.lead, sent_to: [...ways] }, countdown: countdownOf(seconds) });
      notify(ways, 'resent');
    },
    waitAgain: (seconds: number) => pending && store({ ...pending, countdown: countdownOf(seconds) }),
    open: () => {
      setNote(null);
      setAsked(true);
    },
    close: () => setAsked(false),
    lose: () => store(null),
    end: () => {
      store(null);
      setAsked(false);
    },
  } as const;
}
