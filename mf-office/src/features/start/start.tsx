import { t } from '../../messages';
import styles from './start.module.css';

export function Start() {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('start.title')}</h1>
    </div>
  );
}
