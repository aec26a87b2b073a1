/* The media types of the files of releases. */

export const PARQUET = 'application/vnd.apache.parquet'
export const GZIP = 'application/gzip'
