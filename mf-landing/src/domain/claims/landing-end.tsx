import { Link } from 'react-router';
import css from './landing-end.module.css';

/** The ending of a page that goes without the shared footer. */
export function LandingEnd() {
  return (
    <div className={`ink ${css.end}`}>
      <div className={`wrap ${css.row}`}>
        <p>2024 © All Talent | All rights reserved</p>
        <p className={css.links}>
          <Link to="/terms-of-use">Terms & Conditions</Link>
          <Link to="/privacy-policy">Privacy Policy</Link>
        </p>
      </div>
    </div>
  );
}
