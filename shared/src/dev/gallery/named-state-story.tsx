import type { StoryObj } from '@storybook/react-webpack5';
import type { NamedState } from '../mocks/named-states';
import styles from './named-state-story.module.css';
import { inGallery } from './setting';

/** Returns the story of a named state: its sentence, and the remote alone in that state. */
export function namedStateStory(remote: string, state: NamedState): StoryObj {
  return { name: state.name, parameters: inGallery({ room: 'none' }), render: () => <RemoteAlone remote={remote} state={state} /> };
}

function RemoteAlone({ remote, state: { name, sentence } }: { readonly remote: string; readonly state: NamedState }) {
  const address = addressOf(remote, name);
  return (
    <div className={styles.story}>
      <p className={styles.line}>
        {sentence} <a href={address}>Open it alone</a>
      </p>
      {address && <iframe className={styles.frame} src={address} title={`${remote}: ${name}`} />}
    </div>
  );
}

/** Returns the address beside the gallery's that builds the remote when it is first asked, and leads to its page. */
function addressOf(remote: string, name: string): string {
  const { protocol, hostname, port } = location;
  return `${protocol}//${hostname}:${Number(port) + 1}/${remote}/${name}`;
}
