import { TextLink } from '@alltalent/shared/ui';
import { FaqList } from '../features/faqs/faq-list';
import { FaqSearch, useFaqSearch } from '../features/faqs/faq-search';
import styles from '../features/faqs/faqs.module.css';

export function Component() {
  const [search, changeSearch] = useFaqSearch();
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>Asked in every green room</h1>
        <FaqSearch value={search} onChange={changeSearch} />
        <p className="muted">Something else? A person answers within one working day.</p>
        <TextLink to="/contactus" hasArrow>
          Write to us
        </TextLink>
      </header>
      <div>
        <FaqList search={search} onClear={() => changeSearch('')} />
      </div>
    </div>
  );
}
