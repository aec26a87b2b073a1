/**
 * Places of the rows that lose a mark which only one may carry, once the row `at` gets it.
 * Source: specification, document 3, section 4, "Other states".
 */
export function placesThatLose(mark: string, at: number, rows: readonly Readonly<Record<string, unknown>>[]) {
  return rows.flatMap((row, place) => (place !== at && row[mark] === true ? [place] : []))
}
