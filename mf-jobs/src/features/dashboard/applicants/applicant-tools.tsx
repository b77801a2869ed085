import { type ApplicantsResponse, CLIENT_STAGE_LABELS, CLIENT_STAGES } from '@alltalent/shared/contracts';
import { Icon, SelectField } from '@alltalent/shared/ui';
import { Link } from 'react-router';
import { t } from '../../../messages';
import { APPLICANT_ORDERS, APPLICANT_VIEWS, type ApplicantView, placePath } from '../dashboard-place';
import { useDashboardPlace } from '../use-dashboard-place';
import { ApplicantFiles } from './applicant-files';
import styles from './tools.module.css';
import { storeView, useApplicantView } from './use-applicant-view';

const ORDER_NAMES = { match: 'Best match', newest: 'Newest', rating: 'Rating' } as const;
const VIEWS = { photos: { name: 'Photos', icon: 'grid' }, table: { name: 'Table', icon: 'rows' } } as const;
const KEYS = CLIENT_STAGES.map((stage, index) => ({
  key: index + 1,
  name: stage === 'offer' ? t('moves.makeOffer') : CLIENT_STAGE_LABELS[stage],
}))
  .filter(({ key }) => CLIENT_STAGES[key - 1] !== 'booked')
  .map(({ key, name }) => `${key} ${name}`)
  .join(', ');

/** Role, order and look of the list below, and which keys move people. */
export function ApplicantTools({ response }: { readonly response: ApplicantsResponse }) {
  const { place, go } = useDashboardPlace();
  const { roles } = response.job;
  return (
    <div className={styles.tools}>
      <SelectField
        label="Role"
        isLabelHidden
        name="role"
        value={place.role === null ? '' : String(place.role)}
        onChange={(value) => go({ role: value === '' ? null : Number(value), page: 1 })}
        placeholder="All roles"
        options={roles.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <SelectField
        label="Sort"
        isLabelHidden
        name="sort"
        value={place.sort}
        onChange={(value) => go({ sort: APPLICANT_ORDERS.find((order) => order === value) ?? 'match', page: 1 })}
        options={APPLICANT_ORDERS.map((value) => ({ value, label: ORDER_NAMES[value] }))}
      />
      <p className={styles.keys} title={KEYS}>
        Keys <kbd>1</kbd> <kbd>2</kbd> <kbd>3</kbd> <kbd>6</kbd> move the card in focus, <kbd>4</kbd> makes an offer
        <span className="vh">: {KEYS}. Arrow keys go from card to card.</span>
      </p>
      <ApplicantFiles response={response} />
      <div className={styles.view} role="group" aria-label="View">
        {APPLICANT_VIEWS.map((view) => (
          <ViewLink key={view} view={view} />
        ))}
      </div>
    </div>
  );
}

function ViewLink({ view }: { readonly view: ApplicantView }) {
  const { place } = useDashboardPlace();
  const isOn = useApplicantView() === view;
  const { name, icon } = VIEWS[view];
  return (
    <Link
      to={placePath({ ...place, view })}
      aria-current={isOn ? 'true' : undefined}
      onClick={() => storeView(view)}
      replace
      preventScrollReset
    >
      <Icon name={icon} />
      <span>{name}</span>
    </Link>
  );
}
