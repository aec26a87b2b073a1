import { ListChecks } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Boundary } from '#web/components/section.tsx'
import { TitledPage } from '../titled-page.tsx'
import { ExplorerSkeleton } from './explorer-skeleton.tsx'
import { ExplorerTool } from './explorer-tool.tsx'
import { StartingQuestions } from './starting-questions.tsx'

/** Any question about trade: of any species, any country, any product. */
export function ExplorerScreen() {
  const { t } = useTranslation('explorer')
  return (
    <TitledPage page="explorer" shows={['cites_trade']} cited={['cites_trade']}>
      <p className="mt-2 text-sm print:hidden">
        <a
          href="#starting-questions"
          className="inline-flex min-h-8 items-center gap-1.5 text-accent underline"
        >
          <ListChecks className="size-4" />
          {t('questions.title')}
        </a>
      </p>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-10">
        <Boundary message={t('failed')} skeleton={<ExplorerSkeleton />}>
          <ExplorerTool />
        </Boundary>
        <StartingQuestions />
      </div>
    </TitledPage>
  )
}
