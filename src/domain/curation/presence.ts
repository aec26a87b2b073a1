/** How often a form reports that its record is still open. */
export const SEEN_EVERY_MS = 20_000
/** After so long without a sign of its form a record counts as closed. */
export const CLOSED_AFTER_MS = 60_000
