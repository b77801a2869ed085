import { Icon } from '@alltalent/shared/ui';
import { useState } from 'react';
import { goToLeadForm } from '../../../domain/lead/go-to-lead-form';
import { ArtStill } from '../../../domain/still/art-still';
import type { Category } from './category';
import { CategoryDialog } from './category-dialog';
import { loadCarousel } from './load-carousel';
import css from './photoshoot-categories.module.css';

type CategoryTileProps = {
  readonly category: Category;
  readonly bookLabel: string;
};

/** A failed import is repeated when the pictures are opened. */
const prepare = () => void loadCarousel().catch(() => undefined);

export function CategoryTile({ category, bookLabel }: CategoryTileProps) {
  const [isOpen, setOpen] = useState(false);
  const handleBook = () => {
    setOpen(false);
    goToLeadForm();
  };
  return (
    <li className={css.place}>
      <button
        type="button"
        className={css.tile}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        <ArtStill className={css.art} art={category.art} alt="" sizes="(max-width: 60rem) 92vw, 34rem" />
        <span className={css.name}>
          {category.title}
          <Icon name="arrow" />
        </span>
      </button>
      <CategoryDialog category={category} bookLabel={bookLabel} isOpen={isOpen} onClose={() => setOpen(false)} onBook={handleBook} />
    </li>
  );
}
