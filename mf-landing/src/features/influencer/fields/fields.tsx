import type { ListBlock } from '@alltalent/shared/contracts';
import { Picture } from '@alltalent/shared/ui';
import { Link } from 'react-router';
import { useFaces } from '../../../domain/faces/use-faces';
import { WordAction } from '../../../domain/page-words/word-action';
import { facesOfFields } from './faces-of-fields';
import css from './fields.module.css';

/** Influence In Every Field: each word leads to the people of that field. */
export function Fields({ words }: { readonly words: ListBlock | undefined }) {
  const people = useFaces() ?? [];
  if (!words) return null;
  const faces = facesOfFields(words.items, people);
  return (
    <section className={`ink ${css.ground}`} aria-labelledby="fields-title">
      <div className="wrap">
        <div className={css.head}>
          <h2 className={css.title} id="fields-title">
            {words.title}
          </h2>
          <WordAction action={words.action} variant="line" />
        </div>
        <ul className={css.words}>
          {words.items.map(({ title, to = '/talents' }, index) => (
            <li key={title} className={css.field}>
              <Link className={css.link} to={to}>
                <FieldFace address={faces[index]?.profile_image} />
                {title}
              </Link>
            </li>
          ))}
        </ul>
        {words.note ? <p className={css.note}>{words.note}</p> : null}
      </div>
    </section>
  );
}

/** Adorns the word; the room is there before the picture, so that no word moves. */
function FieldFace({ address }: { readonly address: string | undefined }) {
  if (!address) return <span className={css.face} />;
  return <Picture className={css.face} address={address} alt="" width={320} height={400} sizes="180px" />;
}
