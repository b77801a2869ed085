import { messageOf } from '@alltalent/shared/api';
import type { OwnProfile } from '@alltalent/shared/contracts';
import { Button, Alert } from '@alltalent/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ownProfileQuery } from '../../domain/own-profile/own-profile.query';
import styles from './profile-settings.module.css';

/** Alert that another tab or device saved first. Typed values stay until the owner has chosen a version. */
export function StaleAlert({ onLoaded }: { readonly onLoaded: (profile: OwnProfile) => void }) {
  const queryClient = useQueryClient();
  const [isLoading, setIsLoading] = useState(false);
  const [failure, setFailure] = useState('');
  const load = async () => {
    setIsLoading(true);
    try {
      onLoaded(await queryClient.fetchQuery({ ...ownProfileQuery, staleTime: 0 }));
    } catch (error) {
      setFailure(messageOf(error));
      setIsLoading(false);
    }
  };
  return (
    <Alert kind="error" className={styles.stale}>
      <p>
        <strong>This profile was changed in another tab.</strong> What you typed since is still here, and not saved. The newest takes its
        place where both were changed.
      </p>
      {failure !== '' && <p>{failure}</p>}
      <Button variant="ink" size="small" icon="retry" isPending={isLoading} onClick={() => void load()}>
        Load the newest
      </Button>
    </Alert>
  );
}
