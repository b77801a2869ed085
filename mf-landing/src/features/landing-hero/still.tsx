export type StillFiles = {
  /** Addresses by width in pixels. */
  readonly avif: Readonly<Record<number, string>>;
  /** For browsers that cannot show the others. */
  readonly webp: string;
  readonly width: number;
  readonly height: number;
};

type StillProps = {
  readonly files: StillFiles;
  readonly alt: string;
  readonly sizes: string;
  readonly className?: string;
};

/** A drawn picture of a first screen: it belongs to the page, travels with its release and is fetched first. */
export function Still({ files, alt, sizes, className }: StillProps) {
  const sources = Object.entries(files.avif).map(([width, address]) => `${address} ${width}w`);
  return (
    <picture>
      <source type="image/avif" srcSet={sources.join(', ')} sizes={sizes} />
      <img className={className} src={files.webp} alt={alt} width={files.width} height={files.height} fetchPriority="high" />
    </picture>
  );
}
