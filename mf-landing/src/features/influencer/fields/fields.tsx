import type { ListBlock } from '@alltalent/shared/contracts';
import { Picture } from '@alltalent/shared/ui';
import { Link } from 'react-router';
import { useFaces } from '../../../domain/faces/use-faces';
import { CopyAction } from '../../../domain/page-copy/copy-action';
import { facesOfFields } from './faces-of-fields';
import css from './fields.module.css';

/** Influence In Every Field: each word leads to the people of that field. */
export function Fields({ copy }: { readonly copy: ListBlock | undefined }) {
  const people = useFaces() ?? [];
  if (!copy) return null;
  const faces = facesOfFields(copy.items, people);
  return (
    <section className={`ink ${css.ground}`} aria-labelledby="fields-title">
      <div className="wrap">
        <div className={css.header}>
          <h2 className={css.title} id="fields-title">
            {copy.title}
          </h2>
          <CopyAction action={copy.action} variant="line" />
        </div>
        <ul className={css.copy}>
          {copy.items.map(({ title, to = '/talents' }, index) => (
            <li key={title} className={css.field}>
              <Link className={css.link} to={to}>
                <FieldFace url={faces[index]?.profile_image} />
                {title}
              </Link>
            </li>
          ))}
        </ul>
        {copy.note ? <p className={css.note}>{copy.note}</p> : null}
      </div>
    </section>
  );
}

/** Adorns the word; the room is there before the picture, so that no word moves. */
function FieldFace({ url }: { readonly url: string | undefined }) {
  if (!url) return <span className={css.face} />;
  return <Picture className={css.face} src={url} alt="" width={320} height={400} sizes="(max-width: 60rem) 4rem, 7rem" />;
}
