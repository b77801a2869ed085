import { use } from 'react';
import { RegistryContext } from '../registry-context';
import styles from './override-badge.module.css';

/** Badge for a member of staff with an override, with a link that ends it. A preview has a bar of the document. */
export function OverrideBadge() {
  const tried = use(RegistryContext).remotes.filter(({ is_override, is_preview }) => is_override === true && is_preview !== true);
  if (tried.length === 0) return null;
  const names = tried.map(({ remote, version }) => `${remote.replace('_', '-')} ${version}`).join(', ');
  return (
    <aside className={styles.badge} aria-label="Release on trial">
      <div className={styles.text}>
        <span translate="no">Trying {names}</span>
        {/* A plain link: the front door serves this path, not the router. */}
        <a href="/_qa/reset">Reset</a>
      </div>
    </aside>
  );
}
