/** Of so many species at most a browser holds cards and names and searches them by itself; of more it asks. */
export const MOST_SPECIES_HELD = 200
