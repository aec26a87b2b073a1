import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Landing } from '#contract/summaries-contract.ts'
import { statusOfCard } from '#domain/assessments/red-list-status.ts'
import { Section } from '#web/components/section.tsx'
import { SpeciesMark } from '#web/components/species-mark.tsx'
import { useLocalNames } from '#web/components/use-local-names.ts'
import { useStatusLabels } from '#web/ui/use-status-labels.ts'
import { type RedListGroup, redListGroups } from './red-list-groups.ts'

type Species = Landing['species'][number]

/** One mark per species in the colour of its Red List category, linked to its page. */
export function RedListStrip({ species }: { species: readonly Species[] }) {
  const { t } = useTranslation('landing')
  const [pointedAt, pointAt] = useState<Species>()
  const localName = useLocalNames()
  const name = pointedAt && (localName(pointedAt.id) ?? pointedAt.common_name ?? pointedAt.scientific_name)
  const groups = redListGroups(species)
  /** The one mark that Tab reaches, the last that had the focus; arrow keys move to the others. */
  const [stop, setStop] = useState(groups[0]?.species[0])

  return (
    <Section
      title={t('strip.heading', { count: species.length })}
      aside={name ? <strong className="font-semibold text-ink">{name}</strong> : t('strip.hint')}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the marks inside take the focus, this only moves it */}
      <div onKeyDown={moveFocus} className="flex justify-between gap-x-3 gap-y-2.5 max-xl:flex-col">
        {groups.map((group) => (
          <Group key={group.status} group={group} stop={stop} onPointAt={pointAt} onFocus={setStop} />
        ))}
      </div>
      <p className="mt-3.5 text-xs text-ink-3">{t('strip.source')}</p>
    </Section>
  )
}

/** The first and the last by Home and End, its neighbours by the arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const marks = [...event.currentTarget.querySelectorAll('a')]
  const at = marks.findIndex((mark) => mark.matches(':focus'))
  const to = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: -1 }[
    event.key
  ]
  if (to === undefined) return
  event.preventDefault()
  marks.at(to % marks.length)?.focus()
}

interface GroupProps {
  group: RedListGroup<Species>
  stop: Species | undefined
  onFocus: (species: Species) => void
  onPointAt: (species: Species | undefined) => void
}

function Group({ group: { status, species }, stop, onPointAt, onFocus }: GroupProps) {
  const { t } = useTranslation(['landing', 'common'])
  const label = status ? t(`common:redList.${status}`) : t('common:missing.globalStatus')
  const localName = useLocalNames()
  const statusLabel = useStatusLabels()
  const nameOf = (one: Species) =>
    t('strip.mark', {
      name: localName(one.id) ?? one.common_name ?? one.scientific_name,
      status: statusLabel(statusOfCard(one)),
    })
  return (
    <div className="grid items-center gap-3 max-xl:grid-cols-[7rem_minmax(0,1fr)] sm:max-xl:grid-cols-[11rem_minmax(0,1fr)] xl:min-w-17 xl:content-start xl:gap-2.25">
      <p className="text-xs leading-[1.35] text-ink-2 max-xl:flex max-xl:items-baseline xl:order-1 xl:w-0 xl:min-w-full">
        <b className="mr-1.5 max-xl:min-w-5 font-serif text-[1.125rem] font-normal text-ink xl:block xl:text-[1.375rem] xl:leading-[1.2]">
          {species.length}
        </b>
        <span className="max-xl:min-w-0">{label}</span>
      </p>
      <ul className="flex gap-0.5 max-xl:flex-wrap" onPointerLeave={() => onPointAt(undefined)}>
        {species.map((one) => (
          <li key={one.id}>
            <Link
              to="/species/$id"
              params={{ id: one.id }}
              preload={false}
              title={nameOf(one)}
              data-red-list={status ?? 'NE'}
              onPointerEnter={() => onPointAt(one)}
              tabIndex={one.id === stop?.id ? 0 : -1}
              onFocus={() => {
                onPointAt(one)
                onFocus(one)
              }}
              onBlur={() => onPointAt(undefined)}
              className="flex h-8 w-8 items-center justify-center border border-(color:--edge) bg-(--fill) text-(color:--text) hover:outline-2 hover:outline-offset-1 hover:outline-ink xl:h-14.5 xl:w-5.5"
            >
              <SpeciesMark scientific_name={one.scientific_name} className="size-6 xl:size-5" />
              <span className="sr-only">{nameOf(one)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
