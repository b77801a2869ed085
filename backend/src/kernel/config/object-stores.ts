export type S3Config = {
  readonly bucket: string;
  readonly region: string;
  /** Null: Amazon's own, by region. */
  readonly endpoint: string | null;
  readonly accessKey: string;
  readonly secretKey: string;
};

type Values = {
  readonly OBJECT_STORE_S3_BUCKET?: string | undefined;
  readonly OBJECT_STORE_S3_REGION: string;
  readonly OBJECT_STORE_S3_ENDPOINT?: string | undefined;
  readonly OBJECT_STORE_S3_ACCESS_KEY?: string | undefined;
  readonly OBJECT_STORE_S3_SECRET_KEY?: string | undefined;
};

/** The S3 service that keeps uploaded files; null: a folder does. */
export function s3Of(values: Values): S3Config | null {
  const { OBJECT_STORE_S3_BUCKET: bucket, OBJECT_STORE_S3_ACCESS_KEY: accessKey, OBJECT_STORE_S3_SECRET_KEY: secretKey } = values;
  if (bucket === undefined || accessKey === undefined || secretKey === undefined) return null;
  return { bucket, accessKey, secretKey, region: values.OBJECT_STORE_S3_REGION, endpoint: values.OBJECT_STORE_S3_ENDPOINT ?? null };
}
