import { JOB_LIMITS } from '@alltalent/shared/contracts';
import { CheckField, TextField } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { categoriesQuery, toOptions } from '../../domain/lookups/lookups.query';
import styles from './fields.module.css';
import { IdSelect } from './id-select';
import { StaffReadFirst } from './staff-read-first';
import { StartFrom } from './start-from';
import { useJobField } from './use-fields';
import { WatchedArea, WatchedText } from './watched-field';

const MEDIA = ['Film', 'Series', 'Commercial', 'Live', 'Campaign', 'Music video', 'Photo shoot', 'Theatre', 'Voice'];

export function ProjectStep() {
  const media = useId();
  const { data: categories } = useQuery(categoriesQuery);
  const medium = useJobField('medium');
  const intimacy = useJobField('has_intimacy');
  return (
    <>
      <StartFrom />
      <div className={styles.grid}>
        <WatchedText
          className={styles.whole}
          label="Title"
          field={useJobField('title')}
          maxLength={JOB_LIMITS.title}
          placeholder="Tea film, one lift, four floors"
          isRequired
        />
        <IdSelect
          label="Category"
          field={useJobField('category_id')}
          options={toOptions(categories)}
          placeholder="Choose a category"
          isRequired
        />
        <div>
          <TextField {...medium} label="Kind of work" list={media} maxLength={JOB_LIMITS.medium} placeholder="Film" autoComplete="off" />
          <datalist id={media}>
            {MEDIA.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </div>
        <WatchedText
          className={styles.whole}
          label="Who is asking"
          field={useJobField('posted_by')}
          maxLength={JOB_LIMITS.postedBy}
          hint="The house or the person that talent will work for."
          isRequired
        />
        <WatchedArea
          className={styles.whole}
          label="What it is about"
          field={useJobField('details')}
          maxLength={JOB_LIMITS.details}
          placeholder="The story in a few lines, who directs, and what a day of work looks like."
          rows={6}
          isRequired
        />
        <div className={styles.whole}>
          <CheckField
            label="There is nudity, intimacy, or anything near it"
            name={intimacy.name}
            isChecked={intimacy.value}
            onChange={intimacy.onChange}
          />
          {intimacy.value && <StaffReadFirst />}
        </div>
      </div>
    </>
  );
}
