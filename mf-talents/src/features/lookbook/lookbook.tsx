import type { LookbookResponse } from '@alltalent/shared/contracts';
import { useState } from 'react';
import { FeedbackBar, type FeedbackFilter } from './feedback-bar';
import { LookbookHeader } from './lookbook-header';
import { feedbackOn } from './lookbook.query';
import { Looks } from './looks';
import { StopShares } from './stop-shares';
import { useView } from './use-view';

type LookbookProps = { readonly token: string; readonly lookbook: LookbookResponse['data'] };
type Shown = { readonly filter: FeedbackFilter; readonly ids: readonly number[] };

/** Lookbook: the shared talents, the sender's message, and the receiver's feedback on each of them. */
export function Lookbook({ token, lookbook }: LookbookProps) {
  const { profiles, answers: given, sender_name: senderName } = lookbook;
  useView(token, true);
  const feedback = profiles.map(({ id }) => feedbackOn(given, id));
  // Chosen when the filter is: nobody goes from under the hand that changes an answer.
  const [shown, setShown] = useState<Shown>({ filter: 'all', ids: [] });
  const handleFilter = (filter: FeedbackFilter) =>
    setShown({ filter, ids: feedback.filter(({ answer }) => (answer ?? 'open') === filter).map(({ talent_id }) => talent_id) });
  const isShown = (id: number) => shown.filter === 'all' || shown.ids.includes(id);
  return (
    <>
      <LookbookHeader lookbook={lookbook} />
      <Looks token={token} profiles={profiles} answers={feedback} isShown={isShown} senderName={senderName} notes={lookbook.notes ?? []} />
      {profiles.length > 0 && <FeedbackBar answers={feedback} filter={shown.filter} onFilter={handleFilter} />}
      {lookbook.was_sent !== false && <StopShares token={token} senderName={senderName} />}
    </>
  );
}
