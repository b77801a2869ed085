import { type Category, formatCount } from '@alltalent/shared/contracts';
import { Picture } from '@alltalent/shared/ui';
import { Link } from 'react-router';
import css from './categories.module.css';

export function CategoryStrip({ category: { id, name, image, talent_count } }: { readonly category: Category }) {
  return (
    <li className={css.strip}>
      <Link className={css.link} to={`/talents?category=${id}`}>
        <Picture className={css.art} src={image} alt="" width={400} height={500} sizes="(max-width: 60rem) 168px, 360px" />
        <span className={css.text}>
          <strong>{name}</strong>{' '}
          <span className="num">
            {formatCount(talent_count)} {talent_count === 1 ? 'profile' : 'profiles'}
          </span>
        </span>
      </Link>
    </li>
  );
}
