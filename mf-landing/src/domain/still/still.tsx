import { assetUrl } from '@alltalent/shared/api';
import { Picture } from '@alltalent/shared/ui';
import { shapeOfStill, type StillName, type UploadedName } from './still-shapes';

export type StillProps = {
  readonly name: StillName | UploadedName;
  /** Empty where the picture is decorative. */
  readonly alt: string;
  /** How wide it is shown: '(max-width: 60rem) 50vw, 300px'. */
  readonly sizes: string;
  /** The picture of the first screen: fetched first and at once. */
  readonly isPriority?: boolean;
  readonly className?: string;
};

/** Still life, scene or uploaded picture from the asset base, in every stored width and format. */
export function Still({ name, ...shown }: StillProps) {
  const { folder, width, height } = shapeOfStill(name);
  return <Picture src={assetUrl(`${folder}/${name}-640.webp`)} width={width} height={height} {...shown} />;
}
