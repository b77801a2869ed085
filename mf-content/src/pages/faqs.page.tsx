import { READING_LISTS } from '@alltalent/shared/contracts';
import { TextLink } from '@alltalent/shared/ui';
import { FaqList } from '../features/faqs/faq-list';
import { FaqSearch, useFaqSearch } from '../features/faqs/faq-search';
import styles from '../features/faqs/faqs.module.css';

const { title, lede } = READING_LISTS.faqs;

export function Component() {
  const [search, changeSearch] = useFaqSearch();
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.header}>
        <h1>{title}</h1>
        <FaqSearch value={search} onChange={changeSearch} />
        <p className="muted">{lede}</p>
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
