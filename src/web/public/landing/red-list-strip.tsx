import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Landing } from '#contract/summaries-contract.ts'
import { statusOfCard } from '#domain/assessments/red-list-status.ts'
import { nameAsLabel } from '#domain/names/letter-case.ts'
import { Section } from '#web/components/section.tsx'
import { SpeciesMark } from '#web/components/species-mark.tsx'
import { useLocalNames } from '#web/components/use-local-names.ts'
import { useStatusLabels } from '#web/ui/use-status-labels.ts'
import { type RedListGroup, redListGroups } from './red-list-groups.ts'

type Species = Landing['species'][number]

/** Every species by its Red List category: its mark in the colour of the category, its name, linked to its page. */
export function RedListStrip({ species }: { species: readonly Species[] }) {
  const { t } = useTranslation('landing')
  const groups = redListGroups(species)
  /** The one mark that Tab reaches, the last that had the focus; arrow keys move to the others. */
  const [stop, setStop] = useState(groups[0]?.species[0])

  return (
    <Section title={t('strip.heading', { count: species.length })} aside={t('strip.hint')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the marks inside take the focus, this only moves it */}
      <div onKeyDown={moveFocus} className="grid gap-y-4">
        {groups.map((group) => (
          <Group key={group.status} group={group} stop={stop} onFocus={setStop} />
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
}

function Group({ group: { status, species }, stop, onFocus }: GroupProps) {
  const { t, i18n } = useTranslation(['landing', 'common'])
  const localName = useLocalNames()
  const statusLabel = useStatusLabels()
  return (
    <div className="grid gap-x-4 gap-y-1.5 md:grid-cols-[10rem_minmax(0,1fr)]">
      <p className="flex items-baseline gap-2 text-xs text-ink-2 md:pt-1">
        <b className="min-w-6 font-serif text-[1.25rem] leading-none font-normal text-ink">
          {species.length}
        </b>
        {status ? t(`common:redList.${status}`) : t('common:missing.globalStatus')}
      </p>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-3 lg:grid-cols-4">
        {species.map((one) => {
          const name = nameAsLabel(localName(one.id), one.common_name, i18n.language)
          return (
            <li key={one.id} className="min-w-0">
              <Link
                to="/species/$id"
                params={{ id: one.id }}
                preload={false}
                data-red-list={status ?? 'NE'}
                tabIndex={one.id === stop?.id ? 0 : -1}
                onFocus={() => onFocus(one)}
                className="group flex min-h-8 items-center gap-2 text-xs leading-[1.25] text-ink no-underline"
              >
                <span className="flex size-8 flex-none items-center justify-center border border-(color:--edge) bg-(--fill) text-(color:--text)">
                  <SpeciesMark scientific_name={one.scientific_name} className="size-6" />
                </span>
                <span aria-hidden="true" className="min-w-0 group-hover:underline">
                  {name}
                </span>
                <span className="sr-only">
                  {t('strip.mark', { name, status: statusLabel(statusOfCard(one)) })}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
