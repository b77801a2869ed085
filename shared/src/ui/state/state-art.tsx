import { LineArt } from '../line-art/line-art';
import styles from './state.module.css';

/** An empty director's chair in the light. */
export function ChairArt() {
  return (
    <LineArt className={styles.art} viewBox="0 0 200 150">
      <path data-part="beam" d="M100 8 172 126H28Z" />
      <ellipse data-part="floor" cx="100" cy="126" rx="72" ry="15" />
      <path d="M78 126v-34M122 126v-34M70 92h60v-10H70ZM74 82V50M126 82V50M74 50h52v14H74Z" />
      <path data-part="lamp" d="M86 14h28l6-10H80Z" />
    </LineArt>
  );
}

/** A lamp that went out. */
export function LampArt({ className }: { readonly className?: string | undefined }) {
  return (
    <LineArt className={className ?? styles.art} viewBox="0 0 200 150">
      <path d="M60 128 84 58M140 128 116 58M100 128V62" />
      <path data-part="lamp" d="M66 22h68l12 40H54Z" />
      <path d="m96 30-10 16h14l-6 14" />
      <path data-part="ground" d="M40 128h120" />
    </LineArt>
  );
}
