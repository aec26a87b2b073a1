import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FactFinding, FactProblem } from '#domain/facts/fact-findings.ts'
import { EmptyState } from '#web/components/empty-state.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { type FactFound, FactLine } from './fact-line.tsx'

interface ProblemOfFacts {
  problem: FactProblem
  findings: readonly FactFound[]
}

/** Each problem of the facts with how many there are; opened, every fact concerned, by what was found. */
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
    <details className="group">
      <summary className="flex min-h-12.5 flex-wrap items-center gap-x-3 px-4 py-2 hover:bg-tint">
        <ChevronRight className="size-4 text-ink-2 transition-transform duration-quick group-open:rotate-90" />
        <span className="min-w-0 flex-1 font-medium">{t(`dashboard.facts.problem.${problem}`)}</span>
        <span className="text-sm text-ink-2 tabular-nums">
          {t('dashboard.facts.count', { count: findings.length, figure: number(findings.length) })}
        </span>
      </summary>
      <div className="space-y-4 border-t border-line px-4 py-3 pl-11">
        {[...Map.groupBy(findings, ({ what }) => what)].map(([what, found]) => (
          <OneKind key={what} what={what} findings={found} />
        ))}
      </div>
    </details>
  )
}

interface OneKindProps {
  what: FactFinding
  findings: readonly FactFound[]
}

function OneKind({ what, findings }: OneKindProps) {
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
