/* What holds wherever the trade records themselves are had. */

/** What an address means that names a release never changes. */
export const FOR_EVER = 'public, max-age=31536000, immutable'

/** Why they are refused where the operator does not publish them. */
export const NOT_PUBLISHED =
  'This installation does not publish the trade records themselves. Its figures are at /api/species.'
