import { encode } from 'uqr';
import styles from './second-step.module.css';

type QrCodeProps = { readonly text: string; readonly label: string };

/** A text as a QR code: dark on light in both themes, as scanners want it, with the quiet zone of four modules. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}
