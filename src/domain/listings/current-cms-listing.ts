/**
 * The CMS listing that speaks for a species: the current one, else the first of those given, newest first.
 * Source: specification, document 2, section 4, "History tables".
 */
export function currentCmsListing<Listing extends { is_current: boolean }>(
  listings: readonly Listing[],
): Listing | undefined {
  return listings.find(({ is_current }) => is_current) ?? listings[0]
}
