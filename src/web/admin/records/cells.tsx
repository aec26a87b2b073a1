import { useTranslation } from 'react-i18next'
import { SpeciesName } from '#web/components/species-name.tsx'
import type { MarkName } from '#web/forms/admin-words.ts'
import { useDayText } from '#web/forms/use-day-text.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { AnyRow } from './record-api.ts'

/** Both names of the species that a record belongs to. */
export function OwnerCell({ species }: Pick<AnyRow, 'species'>) {
  if (species === null) return <NothingCell />
  return (
    <>
      <SpeciesName name={species.scientific_name} />
      <span className="block text-xs text-ink-3">{species.common_name}</span>
    </>
  )
}

export function DayCell({ day }: { day: string | null }) {
  const dayText = useDayText()
  return day === null ? <NothingCell /> : <span className="whitespace-nowrap">{dayText(day)}</span>
}

export function YearCell({ year }: { year: number | null }) {
  return year === null ? <NothingCell /> : year
}

export function NumberCell({ value }: { value: number | null }) {
  const format = useFormat()
  return value === null ? <NothingCell /> : format.number(value)
}

/** A long text, cut after two lines. */
export function TextCell({ text }: { text: string | null }) {
  return text ? <span className="line-clamp-2 max-w-100">{text}</span> : <NothingCell />
}

interface MarkCellProps {
  on: boolean
  yes: MarkName
  no: MarkName | undefined
}

/** A badge for a record with a mark, and another for one without. Source: specification, document 3, section 4, "Badge styling". */
export function MarkCell({ on, yes, no }: MarkCellProps) {
  const { t } = useTranslation('admin')
  if (on) return <Badge tone="ok">{t(`marks.${yes}`)}</Badge>
  return no && <Badge tone="outline">{t(`marks.${no}`)}</Badge>
}

/** An unknown value. */
export function NothingCell() {
  const { t } = useTranslation('admin')
  return <span className="text-ink-3">{t('list.nothing')}</span>
}
