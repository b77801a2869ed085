import { useSession } from '@alltalent/shared/api';
import { type FavouriteList, type FavouriteNote, LIMITS, ROLES, type TalentCard } from '@alltalent/shared/contracts';
import { Button, EmptyState } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { t } from '../../messages/shortlist';
import { AnswerFilterBar } from './answer-filter-bar';
import { type AnswerFilter, answersByPerson, fits } from './given-answers';
import { MadeLinks, type MadeLinksProps } from './made-links';
import { listLinksQuery } from './list-links.query';
import styles from './people.module.css';
import { PersonRow } from './person-row';
import { CompareDialog, InviteDialog, LinkDialog } from './people-dialogs';
import { useListOrder } from './use-list-order';

const MOST_COMPARED = 4;

export type PeopleListProps = {
  readonly list: FavouriteList;
  /** People of the list who can be shown, in its order. */
  readonly talents: readonly TalentCard[];
  readonly notes: readonly FavouriteNote[];
  readonly actionsOf: (talent: TalentCard) => ReactNode;
  readonly renderLink: MadeLinksProps['renderLink'];
};

/** The people of a list with notes and answers, and what can be done with those who are chosen. */
export function PeopleList({ list, talents, notes, actionsOf, renderLink }: PeopleListProps) {
  const links = useQuery(listLinksQuery(list.id));
  const [filter, setFilter] = useState<AnswerFilter>('all');
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  const ids = talents.map(({ id }) => id);
  const { move, said } = useListOrder(list.id, ids);
  const answers = answersByPerson(links.data ?? []);
  const shown = talents.filter(({ id }) => fits(filter, answers.get(id) ?? []));
  const chosen = shown.filter(({ id }) => chosenIds.has(id));
  const choose = (id: number, isChosen: boolean) =>
    setChosenIds((known) => new Set(isChosen ? [...known, id] : [...known].filter((one) => one !== id)));
  const isWhole = filter === 'all';
  return (
    <div className={styles.people}>
      <ChosenBar
        list={list}
        talents={shown}
        chosen={chosen}
        notes={notes}
        onChooseAll={() => setChosenIds(new Set(shown.map(({ id }) => id)))}
        onClear={() => setChosenIds(new Set())}
      />
      {answers.size > 0 && <AnswerFilterBar value={filter} answers={ids.map((id) => answers.get(id) ?? [])} onChange={setFilter} />}
      <p className="vh" role="status">
        {said}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title={t('shortlist.nobodyFits')}
          headingLevel={3}
          action={
            <Button variant="ink" onClick={() => setFilter('all')}>
              {t('shortlist.showAll')}
            </Button>
          }
        />
      ) : (
        <ol className={styles.list} aria-label={t('shortlist.people')}>
          {shown.map((talent, index) => (
            <li key={talent.id}>
              <PersonRow
                listId={list.id}
                talent={talent}
                note={notes.find(({ talent_id }) => talent_id === talent.id)}
                answers={answers.get(talent.id) ?? []}
                isChosen={chosenIds.has(talent.id)}
                onChoose={(isChosen) => choose(talent.id, isChosen)}
                onUp={isWhole && index > 0 ? () => move({ id: talent.id, name: talent.display_name, by: -1 }) : undefined}
                onDown={isWhole && index < shown.length - 1 ? () => move({ id: talent.id, name: talent.display_name, by: 1 }) : undefined}
                actions={actionsOf(talent)}
              />
            </li>
          ))}
        </ol>
      )}
      <MadeLinks links={links} renderLink={renderLink} />
    </div>
  );
}

type ChosenBarProps = {
  readonly list: FavouriteList;
  readonly talents: readonly TalentCard[];
  readonly chosen: readonly TalentCard[];
  readonly notes: readonly FavouriteNote[];
  readonly onChooseAll: () => void;
  readonly onClear: () => void;
};

/** What can be done with the chosen people; with nobody chosen a link is for everybody. */
function ChosenBar({ list, talents, chosen, notes, onChooseAll, onClear }: ChosenBarProps) {
  const session = useSession();
  const [open, setOpen] = useState<'compare' | 'invite' | 'link' | null>(null);
  const close = () => setOpen(null);
  const isClient = session.status === 'ready' && session.roles.includes(ROLES.client);
  const linked = chosen.length > 0 ? chosen : talents.slice(0, LIMITS.sharedProfiles);
  const canCompare = chosen.length >= 2 && chosen.length <= MOST_COMPARED;
  return (
    <div className={styles.bar} role="group" aria-label={t('shortlist.actions')}>
      <p className={styles.count} role="status">
        {t('shortlist.chosen', { count: chosen.length })}
      </p>
      <Button variant="line" size="small" onClick={chosen.length === 0 ? onChooseAll : onClear}>
        {chosen.length === 0 ? t('shortlist.chooseAll') : t('shortlist.chooseNone')}
      </Button>
      <Button variant="line" size="small" disabled={!canCompare} onClick={() => setOpen('compare')}>
        {t('shortlist.compare')}
      </Button>
      {isClient && (
        <Button variant="line" size="small" disabled={chosen.length === 0} onClick={() => setOpen('invite')}>
          {t('shortlist.invite')}
        </Button>
      )}
      <Button variant="ink" size="small" icon="share" disabled={chosen.length > LIMITS.sharedProfiles} onClick={() => setOpen('link')}>
        {t('shortlist.makeLink')}
      </Button>
      {!canCompare && (
        <p className={styles.hint}>
          {t('shortlist.compareHint', { most: MOST_COMPARED, linked: Math.min(talents.length, LIMITS.sharedProfiles) })}
        </p>
      )}
      {open === 'compare' && <CompareDialog people={chosen} notes={notes} onClose={close} />}
      {open === 'invite' && <InviteDialog people={chosen} onClose={close} />}
      {open === 'link' && <LinkDialog list={list} people={linked} onClose={close} />}
    </div>
  );
}
