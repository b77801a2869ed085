import { use } from 'react';
import { RegistryContext } from '../registry-context';
import styles from './override-badge.module.css';

/** Says that somebody tries a release that visitors do not get, and the way back. */
export function OverrideBadge() {
  const tried = use(RegistryContext).remotes.filter(({ is_override: isOverride }) => isOverride === true);
  if (tried.length === 0) return null;
  const names = tried.map(({ remote, version }) => `${remote.replace('_', '-')} ${version}`).join(', ');
  return (
    <aside className={styles.badge} aria-label="Release on trial">
      <div className={styles.text}>
        <span translate="no">Trying {names}</span>
        {/* The front door's own address: a document, no page of the site. */}
        <a href="/_qa/reset">Reset</a>
      </div>
    </aside>
  );
}
