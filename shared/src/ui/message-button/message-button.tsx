import { useMutation } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router';
import type { ReactNode } from 'react';
import { refusalOf, request, useMayChange } from '@alltalent/shared/api';
import { ENDPOINTS, type OpenThreadInput } from '../../contracts';
import { addToastAtom } from '../../state';
import { Button, type ButtonProps } from '../button/button';

export type MessageButtonProps = Pick<ButtonProps, 'size' | 'className'> & {
  readonly about: OpenThreadInput;
  readonly children: ReactNode;
};

/** Opens the thread about an application, invitation, offer or booking, and goes there. Viewers in a team have none. */
export function MessageButton({ about, children, ...look }: MessageButtonProps) {
  const isShown = useMayChange();
  const navigate = useNavigate();
  const addToast = useSetAtom(addToastAtom);
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => request(ENDPOINTS.openThread, about),
    onSuccess: ({ data }) => navigate(`/messages/${data.id}`),
    onError: (error) => addToast({ kind: 'error', text: refusalOf(error) }),
  });
  if (!isShown) return null;
  return (
    <Button {...look} variant="line" icon="chat" isPending={isPending} onClick={() => mutate()}>
      {children}
    </Button>
  );
}
