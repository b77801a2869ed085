import type { ListBlock } from '@alltalent/shared/contracts';
import { Icon, Picture, TextButton } from '@alltalent/shared/ui';
import { goToLeadForm } from '../../../domain/lead/go-to-lead-form';
import { useFaces } from '../../../domain/faces/use-faces';
import { Slip } from './slip';
import css from './match.module.css';

/** Find Your Perfect Match: a face, and the brief that looks for it. */
export function Match({ copy }: { readonly copy: ListBlock | undefined }) {
  if (!copy) return null;
  const { title, text, action } = copy;
  return (
    <section className={css.ground} aria-labelledby="match-title">
      <div className={`wrap ${css.columns}`}>
        <div className={css.art}>
          <Face />
          <Slip items={copy.items} note={copy.note} />
        </div>
        <div className={css.text}>
          <h2 id="match-title">{title}</h2>
          {text ? <p className="lede">{text}</p> : null}
          {action ? (
            <TextButton onClick={goToLeadForm}>
              {action.label}
              <Icon name="arrow" />
            </TextButton>
          ) : null}
        </div>
      </div>
    </section>
  );
}

/** First of the page's faces. Without a response the height stays, so that nothing moves. */
function Face() {
  const [face] = useFaces() ?? [];
  if (!face) return <div className={css.face} />;
  return <Picture className={css.face} src={face.profile_image} alt="" width={640} height={800} sizes="(max-width: 60rem) 72vw, 460px" />;
}
