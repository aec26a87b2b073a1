import { Tabs } from '@base-ui/react/tabs'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { CONVENTIONS, type Convention } from '#domain/timeline/conventions.ts'
import { AssessmentHistory } from './assessment-history.tsx'
import { CitesHistory } from './cites-history.tsx'
import { CmsHistory } from './cms-history.tsx'

const TABLES = { iucn: AssessmentHistory, cites: CitesHistory, cms: CmsHistory } as const

const TAB =
  'h-11 border-b-2 border-transparent px-4 text-ui font-medium text-ink-2 transition-colors duration-quick hover:text-ink data-active:border-accent data-active:font-semibold data-active:text-ink'

/** A table for the Red List and for each convention. */
export function ConservationHistory({ species }: { species: SpeciesDetail }) {
  const { t } = useTranslation('conservation')
  const { history = 'iucn' } = useSearch({ from: '/species/$id' })
  const navigate = useNavigate({ from: '/species/$id' })
  const choose = (chosen: Convention) =>
    navigate({
      search: (search) => ({ ...search, history: chosen === 'iucn' ? undefined : chosen }),
      replace: true,
      resetScroll: false,
    })

  return (
    <Tabs.Root value={history} onValueChange={choose} className="rounded-md border border-line bg-surface">
      <Tabs.List
        activateOnFocus
        aria-label={t('history.title')}
        className="flex border-b border-line px-1 md:px-2"
      >
        {CONVENTIONS.map((convention) => (
          <Tabs.Tab key={convention} value={convention} className={TAB}>
            {t(`event.kinds.${convention}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {CONVENTIONS.map((convention) => {
        const Table = TABLES[convention]
        return (
          <Tabs.Panel key={convention} value={convention} tabIndex={-1}>
            <Table species={species} />
          </Tabs.Panel>
        )
      })}
    </Tabs.Root>
  )
}
