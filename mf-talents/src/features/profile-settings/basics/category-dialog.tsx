import { Button, Dialog } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '../../../domain/lookups/lookups.query';
import styles from '../section/fields.module.css';
import type { CategoryQuestion } from './use-category-question';

type CategoryDialogProps = {
  readonly question: CategoryQuestion | null;
  /** The present category. */
  readonly categoryId: number | null;
  readonly onClose: (isChanged: boolean) => void;
};

/** Says what goes with the category before it goes. */
export function CategoryDialog({ question, categoryId, onClose }: CategoryDialogProps) {
  const { data: categories = [] } = useQuery(categoriesQuery);
  const nameOf = (id: number | null) => categories.find((category) => category.id === id)?.name ?? 'no category';
  const present = nameOf(categoryId);
  const next = nameOf(question ? Number(question.wanted) : null);
  const footer = (
    <>
      <Button variant="line" onClick={() => onClose(false)}>
        Keep {present}
      </Button>
      <Button variant="ink" onClick={() => onClose(true)}>
        Change to {next}
      </Button>
    </>
  );
  return (
    <Dialog isOpen={question !== null} onClose={() => onClose(false)} title={`Change to ${next}?`} footer={footer}>
      <p>These casting details belong to {present} and go with it:</p>
      <ul className={styles.going}>
        {question?.goes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Dialog>
  );
}
