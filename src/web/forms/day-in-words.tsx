import { isDay } from '#domain/calendar.ts'
import { useDayText } from './use-day-text.ts'

interface DayInWordsProps {
  id?: string
  day: unknown
}

/**
 * The day of a date field as the rest of the back office writes it: the field itself has the order of the browser's
 * own language, in which 03/01 may be either of two days.
 */
export function DayInWords({ id, day }: DayInWordsProps) {
  const dayText = useDayText()
  if (typeof day !== 'string' || !isDay(day)) return null
  return (
    <p id={id} className="text-xs font-normal text-ink-2">
      {dayText(day)}
    </p>
  )
}
