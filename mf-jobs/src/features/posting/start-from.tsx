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
import { categoryOf, startFrom, type Template, TEMPLATES } from './templates';
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
  const { data: categories } = useQuery(categoriesQuery);
  const [hasDrafts, setHasDrafts] = useState(false);
  if (!hasDrafts && draft.owner !== '' && isBlank(values)) setHasDrafts(true);
  // The form may begin again with what this browser stored.
  if (!isOffered || !isBlank(initialValues)) return null;
  const begin = (template: Template) => {
    const content = { ...startFrom(template), category_id: categoryOf(template, categories), ...filledIn(values) };
    setIsOffered(false);
    setErrors({});
    void setValues(content, false);
    setOpenRole(content.roles[0]?.key ?? '');
    if (categories === undefined) void chooseLater(template);
  };
  const chooseLater = async (template: Template) => {
    const response = await queryClient.ensureQueryData(categoriesQuery).catch(() => null);
    const category = categoryOf(template, response?.data);
    if (category === null) return;
    setFieldError('category_id', undefined);
    void setValues((now) => ({ ...now, category_id: now.category_id ?? category }), false);
  };
  return (
    <div className={styles.start}>
      <div role="group" aria-labelledby={id}>
        <p id={id} className={styles.label}>
          Start from
        </p>
        <div className={styles.chips}>
          {TEMPLATES.map((template) => (
            <Button key={template.name} variant="line" size="small" onClick={() => begin(template)}>
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
