import type { FavouriteNote, TalentCard } from '@alltalent/shared/contracts';
import { CheckField, IconButton, Picture } from '@alltalent/shared/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { t } from '../../messages/shortlist';
import { AnswerLines } from './answer-lines';
import type { GivenAnswer } from './given-answers';
import { NotePart } from './note-part';
import styles from './people.module.css';

export type PersonRowProps = {
  readonly listId: number;
  readonly talent: TalentCard;
  readonly note: FavouriteNote | undefined;
  readonly answers: readonly GivenAnswer[];
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  /** Undefined at that end of the list, and while only a part of it is shown. */
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
  readonly actions: ReactNode;
};

/** One person of a list. */
export function PersonRow({ listId, talent, note, answers, isChosen, onChoose, onUp, onDown, actions }: PersonRowProps) {
  const { id, slug, display_name: name, location, skills, profile_image: image } = talent;
  return (
    <article className={styles.person} aria-label={name}>
      <div className={styles.choice}>
        <CheckField
          name={`chosen-${id}`}
          label={<span className="vh">{t('shortlist.choose', { name })}</span>}
          isChecked={isChosen}
          onChange={onChoose}
        />
      </div>
      <Link to={`/${slug}`} className={styles.photo} tabIndex={-1} aria-hidden="true">
        <Picture src={image} alt="" width={400} height={500} sizes="7rem" />
      </Link>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={`/${slug}`}>{name}</Link>
        </h3>
        <p className="muted">{[location, skills.slice(0, 3).join(', ')].filter(Boolean).join(' · ')}</p>
        <AnswerLines name={name} answers={answers} />
        <NotePart listId={listId} talentId={id} name={name} note={note} />
      </div>
      <div className={styles.tools}>
        {actions}
        <IconButton label={t('shortlist.up', { name })} icon="up" aria-disabled={!onUp || undefined} onClick={onUp} />
        <IconButton label={t('shortlist.down', { name })} icon="down" aria-disabled={!onDown || undefined} onClick={onDown} />
      </div>
    </article>
  );
}
