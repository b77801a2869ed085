import { ButtonLink } from '@alltalent/shared/ui';
import css from './gone.module.css';

export function Gone() {
  return (
    <section className={`ink ${css.gone}`}>
      <div className={`wrap ${css.in}`}>
        <h1 className={css.title}>This link is no longer available</h1>
        <p className="lede">The sender took it back, or its time was over. Ask for a new one.</p>
        <ButtonLink variant="marigold" to="/talents">
          Browse talent
        </ButtonLink>
      </div>
    </section>
  );
}
