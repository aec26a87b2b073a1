import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { FactFinding, FactProblem } from '#domain/facts/fact-findings.ts'
import { EmptyState } from '#web/components/empty-state.tsx'
import { SpeciesName } from '#web/components/species-name.tsx'
import type { FieldName } from '#web/forms/admin-words.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import type { AdminAnswers } from '../admin-api.ts'
import { useMayOpen } from '../layout/use-may-open.ts'
import { factLink } from './fact-link.ts'
import { FindingDetails } from './finding-details.tsx'

interface ProblemOfFacts {
  problem: FactProblem
  findings: readonly FactFound[]
}

/** Each problem of the facts with its number; opened, every fact concerned, by what was found. */
export function FactProblems({ problems }: { problems: readonly ProblemOfFacts[] }) {
  const { t } = useTranslation('admin')
  if (problems.length === 0) return <EmptyState message={t('dashboard.facts.nothing')} />

  return (
    <ul className="rounded-md border border-line bg-surface">
      {problems.map((one) => (
        <li key={one.problem} className="border-line not-first:border-t">
          <Problem {...one} />
        </li>
      ))}
    </ul>
  )
}

function Problem({ problem, findings }: ProblemOfFacts) {
  const { t } = useTranslation('admin')
  const { number } = useFormat()
  return (
    <FindingDetails
      title={t(`dashboard.facts.problem.${problem}`)}
      count={t('dashboard.facts.count', { count: findings.length, figure: number(findings.length) })}
    >
      <div className="space-y-4">
        {[...Map.groupBy(findings, ({ what }) => what)].map(([what, found]) => (
          <OneKind key={what} what={what} findings={found} />
        ))}
      </div>
    </FindingDetails>
  )
}

function OneKind({ what, findings }: { what: FactFinding; findings: readonly FactFound[] }) {
  const { t } = useTranslation('admin')
  return (
    <div>
      {what !== 'second_hand' && what !== 'unchecked' && (
        <p className="text-sm font-semibold">{t(`dashboard.facts.what.${what}`)}</p>
      )}
      <ul className="grid gap-x-6 lg:grid-cols-2">
        {findings.map((finding) => (
          <li key={`${finding.table} ${finding.species?.id} ${finding.id}`}>
            <FactLine finding={finding} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type FactFound = AdminAnswers['overview']['facts'][number]['findings'][number]

/** One finding: the species and the record, as a link to where it is corrected for those who may. */
function FactLine({ finding }: { finding: FactFound }) {
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
