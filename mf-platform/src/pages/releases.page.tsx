import { useQuery } from '@tanstack/react-query';
import { FrontDoors } from '../features/releases/front-doors';
import { platformStatusQuery } from '../features/releases/platform-status.query';
import { RemotePanel } from '../features/releases/remote-panel';
import { PlatformQueryView } from '../domain/platform-query-view/platform-query-view';
import { PlatformPage } from '../domain/platform-page/platform-page';

export function Component() {
  return (
    <PlatformPage title="Releases">
      <Remotes />
    </PlatformPage>
  );
}

function Remotes() {
  return (
    <PlatformQueryView query={useQuery(platformStatusQuery)} what="The releases">
      {({ remotes, ...served }) => (
        <>
          <FrontDoors {...served} />
          {remotes.map((remote) => (
            <RemotePanel key={remote.remote} {...remote} />
          ))}
        </>
      )}
    </PlatformQueryView>
  );
}
