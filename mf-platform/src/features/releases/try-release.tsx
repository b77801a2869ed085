import { messageOf, request } from '@alltalent/shared/api';
import { ENDPOINTS, type MakeOverride } from '@alltalent/shared/contracts';
import { addToastAtom } from '@alltalent/shared/state';
import { TextButton } from '@alltalent/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useOfficeTools } from '../../domain/platform-page/office-tools';

/** Puts this release into the own browser, and only there, for eight hours. */
export function TryRelease(release: MakeOverride) {
  const { confirmed } = useOfficeTools();
  const addToast = useSetAtom(addToastAtom);
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => confirmed(() => request(ENDPOINTS.makeOverride, release)),
    onSuccess: (link) => {
      if (link) location.assign(link.address);
    },
    onError: (error) => addToast({ kind: 'error', text: messageOf(error) }),
  });
  return (
    <TextButton onClick={() => mutate()} disabled={isPending}>
      Try
    </TextButton>
  );
}
