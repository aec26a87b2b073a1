/** What dates a measure, and what it is called. */
interface NamedMeasure {
  measure: string
  start_date: string | null
}

/**
 * The dated measures that name a country in their title, e.g. 'Export ban on narwhal products, Greenland', oldest first.
 * Agreements of many countries name none, and changed the trade of none of them on a day.
 */
export function measuresOfCountry<Measure extends NamedMeasure>(
  measures: readonly Measure[],
  country_name: string,
): (Measure & { start_date: string })[] {
  return measures
    .flatMap((one) =>
      one.start_date !== null && one.measure.includes(country_name)
        ? { ...one, start_date: one.start_date }
        : [],
    )
    .toSorted((a, b) => (a.start_date < b.start_date ? -1 : 1))
}
