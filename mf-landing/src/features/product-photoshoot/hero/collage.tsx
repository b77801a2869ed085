import { SideScroller } from '../../../domain/side-scroller/side-scroller';
import { Still } from '../../../domain/still/still';
import css from './collage.module.css';

/** In the order in which a phone shows them. */
const PICTURES = [
  { name: 'bottle', alt: 'Oil bottle, illustrated', place: css.bottle },
  { name: 'plate-tall', alt: 'Plate of rice and curry, illustrated', place: css.plate },
  { name: 'jhumka', alt: 'Gold earrings, illustrated', place: css.jhumka },
  { name: 'kurta-ink', alt: 'Kurta on a hanger, illustrated', place: css.kurta },
  { name: 'bag', alt: 'Leather handbag, illustrated', place: css.bag },
] as const;

/** Five pictures hung as a collage; on a phone they lie in a row to be swiped. */
export function Collage() {
  return (
    <SideScroller className={css.collage} label="Sample pictures">
      {PICTURES.map(({ name, alt, place }) => (
        <Still key={name} name={name} alt={alt} className={place} sizes="(max-width: 60rem) 15rem, 20rem" isPriority={name === 'bottle'} />
      ))}
    </SideScroller>
  );
}
