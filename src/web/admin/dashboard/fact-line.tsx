import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SpeciesName } from '#web/components/species-name.tsx'
import type { FieldName } from '#web/forms/admin-words.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import type { AdminAnswers } from '../admin-api.ts'
import { useMayOpen } from '../layout/use-may-open.ts'
import { factLink } from './fact-link.ts'

export type FactFound = AdminAnswers['overview']['facts'][number]['findings'][number]

/** One finding: the species and the record, as a link to where it is corrected for those who may. */
export function FactLine({ finding }: { finding: FactFound }) {
  const recordText = useRecordText()
  const mayOpen = useMayOpen()
  const link = factLink(finding)
  const content = (
    <>
      {finding.species && <SpeciesName name={finding.species.scientific_name} />}
      <span className="min-w-0 text-ink-2">{recordText(finding)}</span>
    </>
  )
  const layout = 'flex min-h-9 flex-wrap items-center gap-x-2 py-1 text-sm text-ink'
  return link === undefined || !mayOpen(link) ? (
    <span className={layout}>{content}</span>
  ) : (
    <Link {...link} className={layout}>
      {content}
    </Link>
  )
}

/** The name of a record: its kind and its own name, or the trade records of an appendix. */
function useRecordText() {
  const { t } = useTranslation('admin')
  const { number, years } = useFormat()
  return ({ table, record, trade }: FactFound): string => {
    if (trade !== null) {
      const { appendix, first_year, last_year, records } = trade
      return t('dashboard.facts.trade', {
        ...{ appendix, years: years(first_year, last_year) },
        ...{ count: records, figure: number(records) },
      })
    }
    const kind = t(`tables.${table}`)
    const name = table === 'species_field_sources' ? t(`fields.${record as FieldName}`) : record
    return name ? t('dashboard.facts.record', { table: kind, name }) : kind
  }
}
