import { PROFILE_LIMITS, type ProfileContent } from '@alltalent/shared/contracts';
import { Button } from '@alltalent/shared/ui';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { CreditEditor } from './credit-editor';
import { CreditTable } from './credit-table';
import { CREDITS_SHAPE, type CreditsDraft, EMPTY_CREDIT, toEditor } from './credits-shape';
import styles from './credits.module.css';
import { SectionForm } from '../section/section-form';
import { useRemoval } from '../section/use-removal';

export function CreditsSection({ content }: { readonly content: ProfileContent }) {
  return (
    <SectionForm shape={CREDITS_SHAPE} content={content} title="Credits" lede="What you have been part of, the newest first.">
      <Credits />
    </SectionForm>
  );
}

function Credits() {
  const { values, errors, setFieldValue } = useFormikContext<CreditsDraft>();
  const { credits, editor } = values;
  const remove = useRemoval('credits', credits, ({ title }) => title);
  const isFull = credits.length >= PROFILE_LIMITS.credits;
  // A half-written credit from before a reload is shown without scrolling the page to it.
  const [isOpened, setIsOpened] = useState(false);
  const open = (draft: CreditsDraft['editor']) => {
    setIsOpened(true);
    void setFieldValue('editor', draft, false);
  };
  return (
    <>
      {credits.length > 0 && (
        <CreditTable
          credits={credits}
          errors={rowErrors(errors.credits)}
          isBusy={editor !== null}
          onEdit={(credit, at) => open(toEditor(credit, at))}
          onRemove={remove}
        />
      )}
      {credits.length === 0 && !editor && <p className={styles.empty}>Film, theatre, campaigns, student work: everything counts.</p>}
      {editor && <CreditEditor editor={editor} takesFocus={isOpened} />}
      {!editor && !isFull && (
        <Button variant="line" icon="plus" isBlock onClick={() => open(EMPTY_CREDIT)}>
          Add a credit
        </Button>
      )}
      {!editor && isFull && <p className={styles.empty}>There is room for {PROFILE_LIMITS.credits} credits: the best of them are here.</p>}
    </>
  );
}

/** Formik types the errors of a list by its rows; here every row has one message. */
function rowErrors(errors: unknown): readonly (string | undefined)[] {
  if (typeof errors === 'string') return [errors];
  return Array.isArray(errors) ? errors.map((error: unknown) => (typeof error === 'string' ? error : undefined)) : [];
}
