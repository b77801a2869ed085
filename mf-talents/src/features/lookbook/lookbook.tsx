import type { LookbookResponse } from '@alltalent/shared/contracts';
import { useState } from 'react';
import { AnswerBar, type AnswerFilter } from './answer-bar';
import { LookbookHead } from './lookbook-head';
import { answerTo } from './lookbook.query';
import { Looks } from './looks';
import { StopShares } from './stop-shares';
import { useView } from './use-view';

type LookbookProps = { readonly token: string; readonly lookbook: LookbookResponse['data'] };
type Shown = { readonly filter: AnswerFilter; readonly ids: readonly number[] };

/** Chosen people, the sender's words, and what the receiver says to each of them. */
export function Lookbook({ token, lookbook }: LookbookProps) {
  const { profiles, answers: given, sender_name: senderName } = lookbook;
  useView(token, true);
  const answers = profiles.map(({ id }) => answerTo(given, id));
  // Chosen when the filter is: nobody goes from under the hand that changes an answer.
  const [shown, setShown] = useState<Shown>({ filter: 'all', ids: [] });
  const handleFilter = (filter: AnswerFilter) =>
    setShown({ filter, ids: answers.filter(({ answer }) => (answer ?? 'open') === filter).map(({ talent_id }) => talent_id) });
  const isShown = (id: number) => shown.filter === 'all' || shown.ids.includes(id);
  return (
    <>
      <LookbookHead lookbook={lookbook} />
      <Looks token={token} profiles={profiles} answers={answers} isShown={isShown} senderName={senderName} />
      {profiles.length > 0 && <AnswerBar answers={answers} filter={shown.filter} onFilter={handleFilter} />}
      <StopShares token={token} senderName={senderName} />
    </>
  );
}
