import { messageOf, request } from '@alltalent/shared/api';
import { ENDPOINTS, type MakeOverride } from '@alltalent/shared/contracts';
import { addToastAtom } from '@alltalent/shared/state';
import { TextButton } from '@alltalent/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';

/** Puts this release into the own browser, and only there, for eight hours. */
export function TryRelease(release: MakeOverride) {
  const addToast = useSetAtom(addToastAtom);
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => request(ENDPOINTS.makeOverride, release),
    onSuccess: ({ address: url }) => location.assign(url),
    onError: (error) => addToast({ kind: 'error', text: messageOf(error) }),
  });
  return (
    <TextButton onClick={() => mutate()} disabled={isPending}>
      Try
    </TextButton>
  );
}
