import { Picture } from '@alltalent/shared/ui';
import { cityQuery } from '@alltalent/shared/ui/city-field';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery, gendersQuery } from '../../domain/lookups/lookups.query';
import { VerifiedTick } from '../../domain/verified/verified-tick';
import { ownJobsQuery } from './own-job.query';
import styles from './preview.module.css';
import { askedOf, daysOf, payOf, whereAndWhen } from './preview-text';
import { useJobContent } from './use-fields';
import { useDraft } from './use-job-draft';

/** The head of the job, as it is written so far. */
export function Preview() {
  const content = useJobContent();
  const { data: categories } = useQuery(categoriesQuery);
  const category = categories?.find(({ id }) => id === content.category_id);
  return (
    <article className={`${styles.card} ink`} aria-label="Preview">
      {category && <Picture className={styles.art} src={category.image} alt="" width={400} height={500} sizes="25rem" />}
      <div className={styles.in}>
        <p className="kicker">{content.medium.trim() || category?.name || 'Call'}</p>
        <p className={styles.title}>{content.title.trim() || <span className={styles.gap}>Your title</span>}</p>
        {content.posted_by.trim() !== '' && <p className={styles.by}>{content.posted_by}</p>}
        <Tick />
        <Facts />
      </div>
    </article>
  );
}

function Tick() {
  const { owner } = useDraft();
  const { data } = useQuery({ ...ownJobsQuery, enabled: owner !== '' });
  return data === undefined || data.verified_on === '' ? null : <VerifiedTick since={data.verified_on} />;
}

function Facts() {
  const content = useJobContent();
  const { data: genders } = useQuery(gendersQuery);
  const { data: city } = useQuery({ ...cityQuery(content.city_id ?? 0), enabled: content.city_id !== null });
  const where = whereAndWhen(content, content.city_id === null ? '' : (city?.name ?? ''));
  return (
    <dl className={`${styles.facts} num`}>
      {content.roles.length === 0 && <Fact name="Roles" value="" step={2} />}
      {content.roles.map((role, index) => (
        <Fact key={role.key} name={role.name.trim() || `Role ${index + 1}`} value={askedOf(role, genders)} step={2} />
      ))}
      <Fact name="Where and when" value={where} step={3} />
      <Fact name="Apply until" value={daysOf(content.closes_on, '')} step={3} />
      <Fact name="Pay" value={payOf(content)} step={4} />
    </dl>
  );
}

type FactProps = { readonly name: string; readonly value: string; readonly step: number };

function Fact({ name, value, step }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      {value === '' ? <dd className={styles.gap}>Step {step}</dd> : <dd>{value}</dd>}
    </div>
  );
}
