import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { request } from '../../api';
import { ENDPOINTS } from '../../contracts';
import type { OfficeFrameProps, OfficeTools } from '../../federation';
import styles from './isolation-frame.module.css';

/** The mocked office takes every call, so that nothing asks for a second step here. */
const TOOLS: OfficeTools = { confirmed: (call) => call(), onReadFailed: () => undefined };

/** A plain frame in the place of the office's, for pages of other remotes. Who does not work there gets the page's error. */
export function OfficeFrame({ title, children }: OfficeFrameProps) {
  const { data, error } = useQuery({
    queryKey: ['mock-office'],
    queryFn: ({ signal }) => request(ENDPOINTS.officeSession, {}, { signal }),
  });
  if (error) throw error;
  return (
    <div className={styles.office}>
      <nav aria-label="Office">
        <Link to="/office">The office</Link>
      </nav>
      <h1>{title}</h1>
      {data && children(TOOLS)}
    </div>
  );
}
