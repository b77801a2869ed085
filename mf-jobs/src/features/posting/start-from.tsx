import { Chip } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { categoriesQuery } from '../../lookups/lookups.query';
import { isBlank } from './blank-job';
import styles from './fields.module.css';
import { startFrom, TEMPLATES } from './templates';
import { useDraft, useDraftState } from './use-job-draft';

/** Beginnings for who has written nothing yet. */
export function StartFrom() {
  const id = useId();
  const draft = useDraft();
  const { content, job } = useDraftState();
  const { data: categories = [] } = useQuery(categoriesQuery);
  if (job !== null || !isBlank(content)) return null;
  return (
    <div className={styles.start} role="group" aria-labelledby={id}>
      <p id={id} className={styles.label}>
        Start from
      </p>
      <div className={styles.chips}>
        {TEMPLATES.map((template) => (
          <Chip key={template.name} onClick={() => draft.begin(startFrom(template, categories))}>
            {template.name}
          </Chip>
        ))}
      </div>
    </div>
  );
}
