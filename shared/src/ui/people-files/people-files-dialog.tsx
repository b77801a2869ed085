import { type MouseEvent, useState } from 'react';
import { LIMITS } from '../../contracts/core/limits';
import { formatCount } from '../../contracts/core/numbers';
import { Alert } from '../alert/alert';
import { Icon } from '../icon/icon';
import { SmartLink } from '../link/smart-link';
import { Dialog } from '../modal/dialog';
import type { PeopleFiles } from './people-files';
import styles from './people-files.module.css';

/** Within this time a second press of the same link is most likely one of impatience. */
const PAUSE_MS = 5000;

type File = {
  readonly name: string;
  readonly text: string;
  readonly address: string;
  readonly most: number;
};
type Press = { readonly name: string; readonly at: number; readonly isOffline: boolean };

/** Lists the files with what each holds and leaves out. Plain links, so that the browser stores a file as it arrives. */
export function PeopleFilesDialog({ scope, total, hidden = 0, csv, pdf, onClose }: PeopleFiles & { readonly onClose: () => void }) {
  const [press, setPress] = useState<Press | null>(null);
  const files: readonly File[] = [
    { name: 'CSV', text: 'A table for Excel and other spreadsheets.', address: csv, most: LIMITS.csvRows },
    { name: 'Contact sheet (PDF)', text: 'Twelve people a page, for print.', address: pdf, most: LIMITS.sheetPeople },
  ];
  const handlePress = (event: MouseEvent, { name }: File) => {
    const isSecond = press !== null && press.name === name && !press.isOffline && event.timeStamp - press.at < PAUSE_MS;
    if (isSecond || !navigator.onLine) event.preventDefault();
    if (!isSecond) setPress({ name, at: event.timeStamp, isOffline: !navigator.onLine });
  };
  return (
    <Dialog isOpen onClose={onClose} title="Download">
      <p className={styles.scope}>
        {scope.filter((part) => part !== '').join(', ')}: {total === 1 ? '1 person' : `${formatCount(total)} people`}
        {hidden > 0 && ', without profiles that are hidden now'}
      </p>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.name}>
            <SmartLink className={styles.file} to={file.address} reloadDocument download onClick={(event) => handlePress(event, file)}>
              <Icon name="download" />
              <strong>{file.name}</strong>
              <span>
                {file.text}
                {total > file.most && ` It has room for the first ${formatCount(file.most)} of ${formatCount(total)} people.`}
              </span>
            </SmartLink>
          </li>
        ))}
      </ul>
      {press && <Pressed {...press} />}
      <p className={styles.terms}>
        For your casting only, not for publication. Files have no contact data, and a photo only where the talent allows it.
      </p>
    </Dialog>
  );
}

function Pressed({ name, isOffline }: Press) {
  if (isOffline) return <Alert kind="error">You appear to be offline. Please connect and press the file again.</Alert>;
  return (
    <Alert kind="info">
      {`Your browser is downloading: ${name}. If no file arrives, wait a minute and press it again. You can download ${LIMITS.downloadsPerHour} files in an hour.`}
    </Alert>
  );
}
