import { Logo } from '@alltalent/shared/ui';
import { Link } from 'react-router';
import styles from './logo-link.module.css';

type LogoLinkProps = { readonly to: string; readonly onClick?: () => void };

export function LogoLink({ to, onClick }: LogoLinkProps) {
  return (
    <Link className={styles.link} to={to} onClick={onClick}>
      <Logo />
    </Link>
  );
}
