import { useQueries, useQueryClient } from '@tanstack/react-query'
import { Rows3 } from 'lucide-react'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExploredAnswer } from '#contract/explorer-contract.ts'
import { ExploredChart } from '#web/charts/explored/explored-chart.tsx'
import { DeferredPart } from '#web/components/deferred-part.tsx'
import { EmptyState } from '#web/components/empty-state.tsx'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { Boundary } from '#web/components/section.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LiftButtons, liftable } from '../species/trade/choices/nothing-left.tsx'
import { RowsLine } from '../species/trade/choices/rows-line.tsx'
import { without } from '../species/trade/selection-changes.ts'
import { explorerQuestion } from './explorer-question.ts'
import type { Explorable } from './use-explorable-species.ts'
import { useExploredAbout } from './use-explored-about.ts'
import type { Explorer } from './use-explorer.ts'
import { WideQuestion } from './wide-question.tsx'

const ExplorerMap = lazyPart(() => import('./explorer-map.tsx').then(({ ExplorerMap: map }) => map))
const ExploredRows = lazyPart(() => import('./explored-rows.tsx').then(({ ExploredRows: rows }) => rows))

interface ExploredResultProps {
  explorer: Explorer
  explored: ExploredAnswer
  species: Explorable
}

/** The rows that are counted, and their drawing. Memoized, since most of the tool changes without it. */
export const ExploredResult = memo(function ExploredResult({
  explorer,
  explored,
  species,
}: ExploredResultProps) {
  const { t } = useTranslation('explorer')
  const { asked, narrow } = explorer
  const [hasRows, setRows] = useState(false)
  const about = useExploredAbout(asked, explored, species)
  return (
    <>
      <RowsLine view={explored} file={undefined} />
      <WideQuestion explorer={explorer} explored={explored} />
      {explored.rows === 0 ? (
        <NothingExplored explorer={explorer} />
      ) : (
        <>
          {asked.show === 'map' ? (
            <Boundary resetKey={JSON.stringify(asked.selection)} skeleton={<Skeleton className="h-150" />}>
              <ExplorerMap {...{ explorer, explored, about, species }} />
            </Boundary>
          ) : (
            <ExploredChart
              about={about}
              explored={explored}
              show={asked.show}
              chosenYears={{ first: asked.selection.start_year, last: asked.selection.end_year }}
              speciesName={species.nameOf}
              onChoose={narrow}
            />
          )}
          <div className="print:hidden">
            <Button className="opens" aria-expanded={hasRows} onClick={() => setRows(!hasRows)}>
              <Rows3 className="size-4" />
              {t(hasRows ? 'rows.hide' : 'rows.show')}
            </Button>
          </div>
          {hasRows && (
            <DeferredPart>
              <ExploredRows explored={explored} selection={asked.selection} species={species} />
            </DeferredPart>
          )}
        </>
      )}
    </>
  )
})

/** Nothing matches: tries the question without each of its choices, and offers to remove those that would leave rows. */
function NothingExplored({ explorer: { asked, change, trade } }: { explorer: Explorer }) {
  const { t } = useTranslation('explorer')
  const queryClient = useQueryClient()
  const answers = useQueries({
    queries: liftable(asked.selection).map((one) =>
      explorerQuestion(queryClient, { ...asked, selection: without(asked.selection, one) }),
    ),
  })
  return (
    <EmptyState message={t('nothing')} hint={t('nothingHint')}>
      <LiftButtons
        selection={asked.selection}
        choose={trade.choose}
        rowsWithout={answers.map(({ data }) => data?.rows ?? 0)}
      />
      <Button onClick={() => change({ selection: {} })}>{t('liftChoices')}</Button>
      <Button onClick={() => change({ species: [], selection: {} })}>{t('liftAll')}</Button>
    </EmptyState>
  )
}
