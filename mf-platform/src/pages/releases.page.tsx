import { useQuery } from '@tanstack/react-query';
import { platformStatusQuery } from '../features/releases/platform-status.query';
import { RemotePanel } from '../features/releases/remote-panel';
import { Loaded } from '../loaded';
import { PlatformPage } from '../platform-page';

export function Component() {
  return (
    <PlatformPage title="Releases">
      <Remotes />
    </PlatformPage>
  );
}

function Remotes() {
  return (
    <Loaded query={useQuery(platformStatusQuery)} what="The releases">
      {({ revision, remotes }) => (
        <>
          <p className="muted">Registry revision {revision}. A change reaches new page loads within five seconds.</p>
          {remotes.map((remote) => (
            <RemotePanel key={remote.remote} {...remote} />
          ))}
        </>
      )}
    </Loaded>
  );
}
