import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { CommonName } from '#web/components/common-name.tsx'
import { SpeciesName } from '#web/components/species-name.tsx'
import { api } from '../api.ts'
import { useConnection } from './connection.ts'
import { answers } from './persisted-answers.ts'

/** Pages that are cached after the first visit. */
const ALWAYS = [
  { word: 'overview', to: '/' },
  { word: 'species', to: '/gallery' },
  { word: 'dashboard', to: '/arctic-tracker' },
  { word: 'glossary', to: '/glossary' },
] as const

/** The species that were read in this browser, by their scientific names. */
const readable = queryOptions({
  queryKey: ['readable-species'],
  queryFn: async () => {
    const species = await answers.list<SpeciesDetail>(api.species.get.key())
    return species.sort((a, b) => a.scientific_name.localeCompare(b.scientific_name, 'la'))
  },
  staleTime: 0,
  gcTime: 0,
})

export interface UnreadProps {
  onBack?: () => void
}

/** On a page that was not read before the connection was lost: the pages that can be read offline. */
export function Unread({ onBack }: UnreadProps) {
  const { t } = useTranslation(['notifications', 'common'])
  const { data: species = [] } = useQuery(readable)
  const isOffline = useConnection() === 'offline'
  useWhenBack(onBack)
  if (!isOffline) return null

  return (
    <section className="page-width w-full pb-14">
      <p className="max-w-read">{t('notifications:unread.what')}</p>
      <h2 className="mt-6 text-h3 font-[650]">{t('notifications:unread.readable')}</h2>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
        {ALWAYS.map(({ word, to }) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-11 items-center text-accent">
              {t(`common:nav.${word}`)}
            </Link>
          </li>
        ))}
        {species.map((one) => (
          <li key={one.id}>
            <SpeciesLink species={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SpeciesLink({ species: { id, scientific_name, common_name } }: { species: SpeciesDetail }) {
  return (
    <Link to="/species/$id" params={{ id }} className="inline-flex min-h-11 items-center gap-1.5 text-accent">
      {common_name && <CommonName species_id={id} name={common_name} />}{' '}
      <SpeciesName name={scientific_name} />
    </Link>
  )
}

/** In a part of a page that was not read before: nothing to see, but it is asked for again as soon as that helps. */
export function AskAgain({ onBack }: UnreadProps) {
  const { t } = useTranslation('notifications')
  const isOffline = useConnection() === 'offline'
  useWhenBack(onBack)
  return isOffline ? <p className="text-ink-2">{t('unread.part')}</p> : null
}

/** Calls back when the portal, out of reach until now, answers again. */
function useWhenBack(onBack: (() => void) | undefined): void {
  const line = useConnection()
  const before = useRef(line)
  useEffect(() => {
    if (before.current === 'offline' && line !== 'offline') onBack?.()
    before.current = line
  }, [line, onBack])
}
