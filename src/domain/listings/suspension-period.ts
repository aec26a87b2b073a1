interface SuspensionPeriod {
  suspension_start_date: string | null
  suspension_end_date: string | null
}

/** Whether a suspension is said to end before it starts; days are YYYY-MM-DD. An open end is no contradiction. */
export function endsBeforeItStarts({
  suspension_start_date,
  suspension_end_date,
}: SuspensionPeriod): boolean {
  return Boolean(suspension_start_date && suspension_end_date && suspension_end_date < suspension_start_date)
}
