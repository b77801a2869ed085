import { refusalOf, request } from '@alltalent/shared/api';
import { ENDPOINTS, type OpenThreadInput } from '@alltalent/shared/contracts';
import { addToastAtom } from '@alltalent/shared/state';
import { Button } from '@alltalent/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router';
import { t } from '../../messages';

type MessageButtonProps = { readonly about: OpenThreadInput; readonly name: string };

/** Opens the thread about an offer or a booking and goes there. */
export function MessageButton({ about, name }: MessageButtonProps) {
  const navigate = useNavigate();
  const addToast = useSetAtom(addToastAtom);
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => request(ENDPOINTS.openThread, about),
    onSuccess: ({ data }) => navigate(`/messages/${data.id}`),
    onError: (error) => addToast({ kind: 'error', text: refusalOf(error) }),
  });
  return (
    <Button variant="line" icon="chat" isPending={isPending} onClick={() => mutate()}>
      {t('hiring.message', { name })}
    </Button>
  );
}
