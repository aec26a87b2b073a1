import { useSuspenseQuery } from '@tanstack/react-query'
import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '#web/api.ts'
import { GlossaryHelp } from '#web/glossary/glossary-help.tsx'
import { Button } from '#web/ui/button.tsx'
import { chooseIn } from '#web/use-search-changes.ts'
import { GalleryStatus } from '../gallery/gallery-status.tsx'
import { useBrowseAddress } from './use-browse-address.ts'

/** The filter panel: what the data holds, each with its number of species. On small screens it opens on demand. */
export function BrowseFilters() {
  const { t } = useTranslation('species')
  const { search, change } = useBrowseAddress()
  const { iucnStatuses, citesAppendices } = useSuspenseQuery(api.species.filterCounts.queryOptions()).data
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  const { iucnStatus, citesAppendix } = search
  const chosen = iucnStatus.length + citesAppendix.length

  return (
    <>
      <Button
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
        className="w-full lg:hidden"
      >
        <SlidersHorizontal className="size-4" />
        {chosen === 0 ? t('browse.filters.open') : t('browse.filters.openChosen', { count: chosen })}
        <ChevronDown className={`ml-auto size-4 ${isOpen ? 'rotate-180' : ''}`} />
      </Button>
      <div
        id={panel}
        className={`grid gap-6 rounded-md border border-line bg-surface p-4 max-lg:mt-3 max-lg:grid-cols-2 max-sm:grid-cols-1 ${isOpen ? '' : 'max-lg:hidden'}`}
      >
        <Choices
          legend={t('gallery.filters.iucnStatus')}
          help={<GlossaryHelp words={['IUCN Red List', 'IUCN']} />}
          empty={t('gallery.filters.noIucnStatus')}
          options={iucnStatuses.map(({ status, count }) => ({
            value: status,
            label: <GalleryStatus status={status} />,
            count,
          }))}
          chosen={iucnStatus}
          onChoose={(status, isChosen) =>
            change((before) => ({ iucnStatus: chooseIn(before.iucnStatus, status, isChosen) }))
          }
        />
        <Choices
          legend={t('gallery.filters.citesAppendix')}
          help={<GlossaryHelp words={['CITES']} />}
          empty={t('gallery.filters.noCites')}
          options={citesAppendices.map(({ appendix, count }) => ({
            value: appendix,
            label: t('gallery.filters.appendix', { appendix }),
            count,
          }))}
          chosen={citesAppendix}
          onChoose={(appendix, isChosen) =>
            change((before) => ({ citesAppendix: chooseIn(before.citesAppendix, appendix, isChosen) }))
          }
        />
      </div>
    </>
  )
}

interface ChoicesProps<Value extends string> {
  legend: string
  /** Explains the legend. */
  help: ReactNode
  /** Shown when there is nothing to choose from. */
  empty: string
  options: readonly { value: Value; label: ReactNode; count: number }[]
  chosen: readonly Value[]
  onChoose: (value: Value, isChosen: boolean) => void
}

function Choices<Value extends string>({
  legend,
  help,
  empty,
  options,
  chosen,
  onChoose,
}: ChoicesProps<Value>) {
  return (
    <div className="relative min-w-0">
      <fieldset>
        <legend className="mb-1.5 text-xs font-semibold text-ink-2">{legend}</legend>
        {options.length === 0 && <p className="text-sm text-ink-3">{empty}</p>}
        {options.map(({ value, label, count }) => (
          <label
            key={value}
            className="-mx-2 flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2 text-sm text-ink hover:bg-tint"
          >
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) => onChoose(value, target.checked)}
              className="size-4 flex-none accent-accent"
            />
            <span className="min-w-0 flex-1">{label}</span>
            <span className="text-xs text-ink-3">{count}</span>
          </label>
        ))}
      </fieldset>
      {/* Not part of the legend's name. */}
      <span className="absolute top-0 right-0 leading-none">{help}</span>
    </div>
  )
}
