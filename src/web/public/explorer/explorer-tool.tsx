import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import { memo, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExploredAnswer } from '#contract/explorer-contract.ts'
import { choicesOf } from '#domain/trade/chosen.ts'
import { EmptyState } from '#web/components/empty-state.tsx'
import { useRelease } from '#web/components/use-release.ts'
import { statusOf } from '#web/query-client.ts'
import { loadExplored } from '#web/trade/explored-here.ts'
import { ChoicesPanel } from '../species/trade/choices/choices-panel.tsx'
import { UnreadValues } from '../species/trade/choices/chosen-chips.tsx'
import { ExploredResult } from './explored-result.tsx'
import type { ExplorerAddress } from './explorer-address.ts'
import { explorerQuestion } from './explorer-question.ts'
import { ExplorerSkeleton } from './explorer-skeleton.tsx'
import { ExplorerTrail } from './explorer-trail.tsx'
import { GroupingChoice } from './grouping-choice.tsx'
import { RefusedQuestion } from './refused-question.tsx'
import { SpeciesChoice } from './species-choice.tsx'
import { type Explorable, useExplorableSpecies } from './use-explorable-species.ts'
import { type Explorer, useExplorer } from './use-explorer.ts'

/** The choices beside what they leave; on phones they stay closed until they are wanted. */
export function ExplorerTool() {
  const { t } = useTranslation('explorer')
  const explorer = useExplorer()
  const { asked } = explorer
  const answer = useQuery({
    ...explorerQuestion(useQueryClient(), asked),
    placeholderData: keepPreviousData,
    throwOnError: (problem) => statusOf(problem) !== REFUSED,
    retry: (failures, problem) => statusOf(problem) !== REFUSED && failures < 2,
  })
  const species = useExplorableSpecies(asked.species, answer.data)
  useExplorerFiles(asked, answer.isFetching)
  const answered = useAnswered(explorer, answer.isPlaceholderData)
  if (answer.isError) return <RefusedQuestion {...{ explorer, species }} reason={answer.error.message} />
  const explored = answer.data
  if (explored === undefined) return <ExplorerSkeleton />
  if (explored === null) return <EmptyState message={t('noTrade')} />

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-4 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <DeferredChoices {...{ explorer, species, explored }} isBusy={answer.isPlaceholderData} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 className="sr-only">{t('answer')}</h2>
        <UnreadValues unread={asked.unread} unknown={[]} />
        <ExplorerTrail explorer={explorer} species={species} />
        <GroupingChoice
          fields={asked.fields}
          count={asked.count}
          show={asked.show}
          change={explorer.change}
          choose={explorer.choose}
          offered={asked.count === 'quantity' ? explored : undefined}
        />
        <div
          aria-busy={answer.isPlaceholderData}
          className="grid grid-cols-[minmax(0,1fr)] gap-4 transition-opacity duration-quick aria-busy:opacity-60 aria-busy:delay-200"
        >
          <ExploredResult
            // The map asks for flows of its own, and need not wait for the figures.
            explorer={asked.show === 'map' ? explorer : answered}
            explored={explored}
            species={species}
          />
        </div>
      </div>
    </div>
  )
}

const REFUSED = 400

/** The question that the figures in sight are of: the one before, while the newest is being answered. */
function useAnswered(explorer: Explorer, isPending: boolean): Explorer {
  const [answered, setAnswered] = useState(explorer)
  if (isPending || answered === explorer) return answered
  setAnswered(explorer)
  return explorer
}

interface ExplorerChoicesProps {
  explorer: Explorer
  species: Explorable
  explored: ExploredAnswer
  isBusy: boolean
}

/** The figures of an answer come first: the panel has many parts, and its counts follow. */
function DeferredChoices({ explorer, explored, ...others }: ExplorerChoicesProps) {
  return (
    <ExplorerChoices
      explorer={useDeferredValue(explorer)}
      explored={useDeferredValue(explored)}
      {...others}
    />
  )
}

/** Memoized, so that it is not rendered again before its own values change. */
const ExplorerChoices = memo(function ExplorerChoices(props: ExplorerChoicesProps) {
  const { explorer, species, explored, isBusy } = props
  const { t } = useTranslation(['explorer', 'trade'])
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const lastYear = useRelease('cites_trade')?.last_year ?? new Date().getFullYear()
  const { species: named, selection } = explorer.asked
  return (
    <div className="print:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="opens flex min-h-11 w-full items-center justify-between gap-3 rounded-md border border-line-strong bg-surface px-4 py-2 text-sm leading-snug font-semibold text-accent lg:hidden"
      >
        <span className="inline-flex items-center gap-2 text-left">
          <SlidersHorizontal className="size-4 flex-none" />
          {t(isOpen ? 'choices.close' : 'choices.open')}
        </span>
        <span className="flex-none font-normal text-ink-2">
          {t('trade:choices.count', { count: choicesOf(selection).length + named.length })}
        </span>
      </button>
      <div id={id} className={`grid gap-4 max-lg:mt-3 ${isOpen ? '' : 'max-lg:hidden'}`}>
        <SpeciesChoice named={named} change={explorer.change} species={species} />
        <ChoicesPanel choice={explorer.trade} offered={explored} lastYear={lastYear} isBusy={isBusy} />
      </div>
    </div>
  )
})

/**
 * Loads the files of the species that are asked about, once the reader has changed the question that the page opened with and
 * has its answer: who asks a second question asks a third, and who only reads one answer loads nothing more.
 */
function useExplorerFiles(asked: ExplorerAddress, isBusy: boolean): void {
  const queryClient = useQueryClient()
  const first = useRef(asked)
  useEffect(() => {
    if (asked !== first.current && !isBusy) loadExplored(queryClient, asked.species)
  }, [asked, isBusy, queryClient])
}
