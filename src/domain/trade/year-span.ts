/** The first and the last year of what was added; both null of nothing. */
export class YearSpan {
  first: number | null = null
  last: number | null = null

  /** Adds the years of rows, or all. */
  add(years: Uint16Array, rows?: Uint32Array): void {
    const length = rows === undefined ? years.length : rows.length
    if (length === 0) return
    let first = this.first ?? Number.POSITIVE_INFINITY
    let last = this.last ?? 0
    for (let place = 0; place < length; place++) {
      const year = years[rows === undefined ? place : (rows[place] ?? 0)] ?? 0
      if (year < first) first = year
      if (year > last) last = year
    }
    this.first = first
    this.last = last
  }
}
