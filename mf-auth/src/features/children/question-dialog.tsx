import { messageOf } from '@alltalent/shared/api';
import type { Child, DoneResponse } from '@alltalent/shared/contracts';
import { Button, Dialog, Alert } from '@alltalent/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '../../messages';
import { childrenQuery } from './children.query';
import styles from './children.module.css';

/** Question asked about a child, and what happens after "yes". */
export type ChildQuestion = {
  readonly title: (child: Child) => string;
  readonly text: (child: Child) => string;
  readonly yes: string;
  readonly failed: (reason: string) => string;
  readonly send: (child: Child) => Promise<DoneResponse>;
};

type QuestionDialogProps = {
  readonly question: ChildQuestion;
  /** Null while nothing is asked. */
  readonly child: Child | null;
  readonly onClose: () => void;
  readonly onDone: (message: string) => void;
};

/** Asks before something is done with a child's data. */
export function QuestionDialog({ child, ...props }: QuestionDialogProps) {
  return (
    <Dialog isOpen={child !== null} onClose={props.onClose} title={child ? props.question.title(child) : ''}>
      {child && <Question key={child.id} {...props} child={child} />}
    </Dialog>
  );
}

function Question({ question, child, onClose, onDone }: QuestionDialogProps & { readonly child: Child }) {
  const queryClient = useQueryClient();
  const { error, isPending, mutate } = useMutation({
    mutationFn: () => question.send(child),
    onSuccess: async ({ message }) => {
      await queryClient.invalidateQueries({ queryKey: childrenQuery.queryKey });
      onClose();
      onDone(message);
    },
  });
  return (
    <>
      <p>{question.text(child)}</p>
      {error && !isPending && <Alert kind="error">{question.failed(messageOf(error))}</Alert>}
      <div className={styles.actions}>
        <Button isPending={isPending} onClick={() => mutate()}>
          {question.yes}
        </Button>
        <Button variant="line" onClick={onClose}>
          {t('children.cancel')}
        </Button>
      </div>
    </>
  );
}
