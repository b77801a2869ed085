import type { ListBlock } from '@alltalent/shared/contracts';
import { SideScroller } from '../../../domain/side-scroller/side-scroller';
import { ArtStill, isStillName } from '../../../domain/still/art-still';
import css from './photoshoot-steps.module.css';

/** 4 Easy Steps, as frames of a film; the last one is the one that was picked. */
export function PhotoshootSteps({ copy: { title, items } }: { readonly copy: ListBlock }) {
  return (
    <section className={css.steps} aria-labelledby="steps-title">
      <div className={`wrap ${css.header}`}>
        <h2 id="steps-title">{title}</h2>
      </div>
      <SideScroller className={css.film} label={title}>
        <ol className={css.row}>
          {items.map((step, at) => (
            <Frame key={step.title} step={step} number={at + 1} />
          ))}
        </ol>
      </SideScroller>
    </section>
  );
}

function Frame({ step: { title, text, art, alt }, number }: { readonly step: ListBlock['items'][number]; readonly number: number }) {
  return (
    <li className={isStillName(art) ? `${css.frame} ${css.wide}` : css.frame}>
      <span className={`num ${css.number}`} aria-hidden="true">
        {number}A
      </span>
      <div className={css.copy}>
        <h3>{title}</h3>
        {text ? <p>{text}</p> : null}
      </div>
      <ArtStill className={css.art} art={art} alt={alt ?? ''} sizes="12rem" />
    </li>
  );
}
