import styles from './join.module.css';

export function TermsLine() {
  return (
    <p className={`muted ${styles.foot}`}>
      You are 18 or older, or a parent or guardian acts for you. See the{' '}
      <a href="/terms-of-use" target="_blank" rel="noopener">
        Terms &amp; Conditions<span className="vh">, opens in a new tab</span>
      </a>
      .
    </p>
  );
}
