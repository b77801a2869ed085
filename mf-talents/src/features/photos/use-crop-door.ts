import type { ProfilePhoto } from '@alltalent/shared/contracts';
import { type ComponentType, useState } from 'react';
import type { CropDialogProps } from './crop-dialog';

const loadDialog = () => import(/* webpackChunkName: "photo-crop" */ './crop-dialog');

/** Loads the crop dialog's chunk when it is first opened. */
export function useCropDoor() {
  const [Dialog, setDialog] = useState<ComponentType<CropDialogProps> | null>(null);
  const [photo, setPhoto] = useState<ProfilePhoto | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [failure, setFailure] = useState('');
  const open = (chosen: ProfilePhoto, opener: HTMLElement) => {
    // Some browsers do not focus a button that is pressed; the way back needs to know it.
    opener.focus({ preventScroll: true });
    setPhoto(chosen);
    setFailure('');
    loadDialog().then(
      ({ CropDialog }) => {
        setDialog(() => CropDialog);
        setIsOpen(true);
      },
      () => setFailure('The photo could not be opened for cropping. Please check your connection and try again.'),
    );
  };
  return { Dialog, photo, isOpen, failure, open, close: () => setIsOpen(false) };
}
