import { useState } from 'react';
import { Button } from '../button/button';
import { lazyDialog } from '../lazy-dialog/lazy-dialog';
import type { PeopleFiles } from './people-files';

const PeopleFilesDialog = lazyDialog(() =>
  import(/* webpackChunkName: "people-files" */ './people-files-dialog').then((part) => part.PeopleFilesDialog),
);

/** Offers the people that a page lists as a table and as a contact sheet; nothing where there is nobody. */
export function PeopleFilesButton(files: PeopleFiles) {
  const [isOpen, setIsOpen] = useState(false);
  if (files.total === 0) return null;
  return (
    <>
      <Button variant="line" size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Download
      </Button>
      {isOpen && <PeopleFilesDialog {...files} onClose={() => setIsOpen(false)} />}
    </>
  );
}
