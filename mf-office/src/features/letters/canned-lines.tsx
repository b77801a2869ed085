import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { Disclosure } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { OFFICE_DATA } from '../../domain/office-session/office-session.query';
import { t } from '../../messages/letters';
import styles from './letters.module.css';

/** Words that colleagues kept for other letters; a press puts them behind what is typed in the field `text`. */
export function CannedLines() {
  const { values, setFieldValue } = useFormikContext<{ readonly text: string }>();
  const { data = [] } = useQuery({
    queryKey: [...OFFICE_DATA, 'reasons', 'letters'],
    queryFn: async ({ signal }) => (await request(ENDPOINTS.officeReasons, { queue: 'letters' }, { signal })).data,
  });
  if (data.length === 0) return null;
  const add = (line: string) => void setFieldValue('text', [values.text.trimEnd(), line].filter((part) => part !== '').join('\n\n'), false);
  return (
    <Disclosure className={styles.lines} summary={t('letters.lines')}>
      <ul>
        {data.map((line) => (
          <li key={line}>
            <button type="button" onClick={() => add(line)}>
              <span>{line}</span>
            </button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
