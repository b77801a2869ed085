import { Button, Dialog } from '@alltalent/shared/ui';
import type { Category } from './category';
import css from './category-dialog.module.css';
import { CategoryShots } from './category-shots';
import { picturesOf } from './pictures-of';

type CategoryDialogProps = {
  readonly category: Category;
  readonly bookLabel: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onBook: () => void;
};

/** The pictures of a category, and the way to the form. */
export function CategoryDialog({ category, bookLabel, isOpen, onClose, onBook }: CategoryDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={category.title} className={css.dialog}>
      {category.text ? <p className="muted">{category.text}</p> : null}
      <div className={css.frame}>
        <CategoryShots label={`${category.title} pictures`} pictures={picturesOf(category)} />
        <Button className={css.book} onClick={onBook}>
          {bookLabel}
        </Button>
      </div>
    </Dialog>
  );
}
