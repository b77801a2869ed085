import type { JobContent } from '@alltalent/shared/contracts';
import { Button, ButtonLink } from '@alltalent/shared/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { categoriesQuery } from '../../domain/lookups/lookups.query';
import { filledIn, isBlank } from './blank-job';
import styles from './fields.module.css';
import { ownJobsQuery } from './own-job.query';
import { postingUrl } from './posting-url';
import { useOpenRole } from './open-role';
import { startFrom, type Template, TEMPLATES } from './templates';
import { useDraft, useDraftState } from './use-job-draft';

const MOST_DRAFTS = 3;

/**
 * Beginnings for who has written nothing yet, and the drafts that wait. They stay while the first fields are typed, whose places would
 * jump otherwise; a beginning leaves what was typed.
 */
export function StartFrom() {
  const id = useId();
  const draft = useDraft();
  const { job } = useDraftState();
  const { initialValues, values, setValues, setErrors, setFieldError } = useFormikContext<JobContent>();
  const [isOffered, setIsOffered] = useState(job === null && isBlank(values));
  const { setOpenRole } = useOpenRole();
  const queryClient = useQueryClient();
  const [hasDrafts, setHasDrafts] = useState(false);
  if (!hasDrafts && draft.owner !== '' && isBlank(values)) setHasDrafts(true);
  // The form may begin again with what this browser stored.
  if (!isOffered || !isBlank(initialValues)) return null;
  const begin = async (template: Template) => {
    const content = { ...startFrom(template), ...filledIn(values) };
    setIsOffered(false);
    setErrors({});
    void setValues(content, false);
    setOpenRole(content.roles[0]?.key ?? '');
    // On a slow connection, the categories arrive later.
    const categories = await queryClient.ensureQueryData(categoriesQuery).catch(() => null);
    const category = categories?.data.find(({ slug }) => slug === template.category);
    if (!category) return;
    setFieldError('category_id', undefined);
    void setValues((now) => ({ ...now, category_id: now.category_id ?? category.id }), false);
  };
  return (
    <div className={styles.start}>
      <div role="group" aria-labelledby={id}>
        <p id={id} className={styles.label}>
          Start from
        </p>
        <div className={styles.chips}>
          {TEMPLATES.map((template) => (
            <Button key={template.name} variant="line" size="small" onClick={() => void begin(template)}>
              {template.name}
            </Button>
          ))}
        </div>
      </div>
      {hasDrafts && <WaitingDrafts />}
    </div>
  );
}

function WaitingDrafts() {
  const id = useId();
  const { data } = useQuery(ownJobsQuery);
  const drafts = (data?.data ?? []).filter(({ state }) => state === 'draft').slice(0, MOST_DRAFTS);
  if (drafts.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.label}>
        Or go on with
      </p>
      <div className={styles.chips}>
        {drafts.map((draft) => (
          <ButtonLink key={draft.id} variant="line" size="small" to={postingUrl(draft.id, 'project')}>
            {draft.title.trim() || 'A draft without a title'}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
