import { JOB_LIMITS, type JobRoleContent, LIMITS } from '@alltalent/shared/contracts';
import { TagField } from '@alltalent/shared/ui/tag-field';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery, gendersQuery, toOptions } from '../../domain/lookups/lookups.query';
import styles from './fields.module.css';
import { IdSelect } from './id-select';
import { MoneyField } from './money-field';
import { NumberField } from './number-field';
import { isForMinors } from './role-text';
import { StaffReadFirst } from './staff-read-first';
import { useJobField, useRoleField } from './use-fields';
import { WatchedArea, WatchedText } from './watched-field';

const SKILLS = ['Hindi', 'English', 'Tamil', 'Bengali', 'Marathi', 'Swimming', 'Horse riding', 'Kathak', 'Driving', 'Stage combat'];

type RoleFieldsProps = { readonly role: JobRoleContent; readonly index: number };

export function RoleFields({ role, index }: RoleFieldsProps) {
  const { onChange: setPeople, ...people } = useRoleField(index, 'people');
  const { data: categories } = useQuery(categoriesQuery);
  const { data: genders } = useQuery(gendersQuery);
  const { value: ofJob } = useJobField('category_id');
  const usual = categories?.find(({ id }) => id === ofJob)?.name;
  return (
    <div className={styles.sixths}>
      <WatchedText
        className={styles.four}
        label="Name of the part"
        field={useRoleField(index, 'name')}
        maxLength={JOB_LIMITS.roleName}
        isRequired
      />
      <NumberField
        className={styles.two}
        label="How many"
        field={{ ...people, onChange: (count) => count !== null && setPeople(count) }}
        least={1}
        most={JOB_LIMITS.rolePeople}
      />
      <IdSelect
        label="Category"
        field={useRoleField(index, 'category_id')}
        options={toOptions(categories)}
        placeholder={usual === undefined ? 'As the job' : `As the job: ${usual}`}
      />
      <IdSelect label="Gender" field={useRoleField(index, 'gender_id')} options={toOptions(genders)} placeholder="Any" />
      <PlayingAge role={role} index={index} />
      <MoneyField label="Pay of this part (₹)" field={useRoleField(index, 'pay')} most={JOB_LIMITS.pay} placeholder="As the job" />
      <div className={styles.six}>
        <TagField
          {...useRoleField(index, 'skills')}
          onChange={useTags(index)}
          label="Must have"
          one="skill or language"
          most={JOB_LIMITS.skills}
          longest={JOB_LIMITS.skillLength}
          suggestions={SKILLS}
        />
      </div>
      <WatchedArea
        className={styles.six}
        label="What happens in the part"
        field={useRoleField(index, 'details')}
        maxLength={JOB_LIMITS.roleDetails}
        rows={3}
      />
    </div>
  );
}

function useTags(index: number): (tags: readonly string[]) => void {
  const { onChange } = useRoleField(index, 'skills');
  return (tags) => onChange([...tags]);
}

function PlayingAge({ role, index }: RoleFieldsProps) {
  const ends = { least: LIMITS.ageMin, most: LIMITS.ageMax };
  return (
    <fieldset className={styles.ages}>
      <legend className={styles.label}>Playing age</legend>
      <div className={styles.agePair}>
        <NumberField label="Youngest" isLabelHidden field={useRoleField(index, 'age_min')} {...ends} placeholder="From" isRequired />
        <span aria-hidden="true">to</span>
        <NumberField label="Oldest" isLabelHidden field={useRoleField(index, 'age_max')} {...ends} placeholder="To" isRequired />
      </div>
      {isForMinors(role) && <StaffReadFirst />}
    </fieldset>
  );
}
