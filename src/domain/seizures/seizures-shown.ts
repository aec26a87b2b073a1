/** How many records the table shows. Source: specification, document 2, section 2.5. */
export const SEIZURES_IN_TABLE = 20
/** How many the list of recent records holds. Source: specification, document 2, section 2.5. */
export const RECENT_SEIZURES = 5

/** How many simulated records are shown as examples while no dataset is imported. */
export const EXAMPLE_SEIZURES = 3

/** When and where something was seized, as recorded. */
export interface SeizurePlace {
  seizure_date: string | null
  seizure_year: number | null
  country_code: string | null
}

/** Whether a record carries no date, not even a year. Such records sort last. */
export function isUndated({ seizure_date, seizure_year }: Omit<SeizurePlace, 'country_code'>): boolean {
  return seizure_date === null && seizure_year === null
}

/** Counts the records without a date, or with neither date nor place. Source: domain notes, finding 3. */
export function seizureGaps(seizures: readonly SeizurePlace[]) {
  const undated = seizures.filter(isUndated)
  return {
    /** Records without a date and without a year. */
    undated: undated.length,
    /** Records with neither date nor place. */
    undatedAndUnplaced: undated.filter(({ country_code }) => country_code === null).length,
  }
}
