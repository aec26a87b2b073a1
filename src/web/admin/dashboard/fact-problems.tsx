import { useTranslation } from 'react-i18next'
import type { FactFinding, FactProblem } from '#domain/facts/fact-findings.ts'
import { EmptyState } from '#web/components/empty-state.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { type FactFound, FactLine } from './fact-line.tsx'
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
