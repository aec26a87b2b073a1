import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Landing } from '#contract/summaries-contract.ts'
import { Section } from '#web/components/section.tsx'
import { type RedListGroup, redListGroups } from './red-list-groups.ts'

type Species = Landing['species'][number]

/** One mark per species in the colour of its Red List category; each leads to its species. */
export function RedListStrip({ species }: { species: readonly Species[] }) {
  const { t } = useTranslation('landing')
  const [pointedAt, pointAt] = useState<Species>()
  const name = pointedAt && (pointedAt.common_name ?? pointedAt.scientific_name)

  return (
    <Section
      title={t('strip.heading', { count: species.length })}
      aside={name ? <strong className="font-semibold text-ink">{name}</strong> : t('strip.hint')}
    >
      <div className="flex justify-between gap-x-3 gap-y-2.5 max-xl:flex-col">
        {redListGroups(species).map((group) => (
          <Group key={group.status} group={group} onPointAt={pointAt} />
        ))}
      </div>
      <p className="mt-3.5 text-xs text-ink-3">{t('strip.source')}</p>
    </Section>
  )
}

interface GroupProps {
  group: RedListGroup<Species>
  onPointAt: (species: Species | undefined) => void
}

function Group({ group: { status, species }, onPointAt }: GroupProps) {
  const { t } = useTranslation(['landing', 'common'])
  const word = status ? t(`common:redList.${status}`) : t('common:missing.status')
  return (
    <div className="grid items-center gap-3 max-xl:grid-cols-[7rem_minmax(0,1fr)] sm:max-xl:grid-cols-[11rem_minmax(0,1fr)] xl:min-w-17 xl:content-start xl:gap-2.25">
      <p className="text-xs leading-[1.35] text-ink-2 xl:order-1 xl:w-0 xl:min-w-full">
        <b className="mr-1.5 font-serif text-[1.125rem] font-normal text-ink xl:block xl:text-[1.375rem] xl:leading-[1.2]">
          {species.length}
        </b>
        {word}
      </p>
      <ul className="flex gap-0.5 max-xl:flex-wrap" onPointerLeave={() => onPointAt(undefined)}>
        {species.map((one) => (
          <li key={one.id}>
            <Link
              to="/species/$id"
              params={{ id: one.id }}
              preload={false}
              data-red-list={status ?? 'NE'}
              onPointerEnter={() => onPointAt(one)}
              onFocus={() => onPointAt(one)}
              onBlur={() => onPointAt(undefined)}
              className="block h-7 w-5.5 border border-(color:--edge) bg-(--fill) hover:outline-2 hover:outline-offset-1 hover:outline-ink xl:h-14.5"
            >
              <span className="heard-only">
                {t('strip.mark', { name: one.common_name ?? one.scientific_name, status: word })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
