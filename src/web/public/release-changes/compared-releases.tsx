import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReleaseComparison } from '#contract/release-comparison.ts'
import type { Language } from '#domain/portal/languages.ts'
import { feedAddress, RELEASES_FEED } from '#domain/views/feed-address.ts'
import { NamedHere } from '#web/components/named-here.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { ChangedSpecies } from './changed-species.tsx'
import { LargestChanges } from './largest-changes.tsx'
import { firstChanges } from './species-of-part.ts'

/** How many rows differ, the largest changes, and every species with what becomes of its figures. */
export function ComparedReleases({ from, to }: { from: string; to: string }) {
  const { t, i18n } = useTranslation('trade')
  const { data } = useSuspenseQuery(firstChanges({ from, to }))
  const largest = data.largest.flatMap(({ changes }) => changes.map(({ species_id }) => species_id))
  const address = `/api/releases/cites-trade/${encodeURIComponent(from)}/${encodeURIComponent(to)}`
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
      <Totals {...data} />
      <Part title={t('changes.largest')} what={t('changes.largestWhat')}>
        <NamedHere species={largest}>
          <LargestChanges largest={data.largest} />
        </NamedHere>
      </Part>
      <Part title={t('changes.bySpecies')}>
        <ChangedSpecies comparison={data} />
      </Part>
      <p className="text-xs text-ink-3">
        {[data.from, data.to].map(({ release, citation }) => (
          <span key={release} className="block" lang="en">
            {citation}
          </span>
        ))}
        <a href={address} className="text-accent underline decoration-line-strong underline-offset-2">
          {t('changes.asJson')}
        </a>
        {' · '}
        <a
          href={feedAddress(RELEASES_FEED, i18n.language as Language)}
          className="text-accent underline decoration-line-strong underline-offset-2"
        >
          {t('changes.feed')}
        </a>
      </p>
    </div>
  )
}

function Part({ title, what, children }: { title: string; what?: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="font-serif text-xl">{title}</h2>
      {what && <p className="mt-1 max-w-read text-sm text-ink-2">{what}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}

function Totals({ totals }: Pick<ReleaseComparison, 'totals'>) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const { species, before, after } = totals
  return (
    <div>
      <h2 className="mb-3 font-serif text-xl">{t('changes.totals', { count: species })}</h2>
      <dl className="flex flex-wrap gap-px overflow-hidden rounded-md border border-line bg-line">
        <Total
          wide
          name={t('changes.rows')}
          figure={t('changes.rowsFromTo', { before: format.number(before), after: format.number(after) })}
        />
        {(['added', 'removed', 'changed'] as const).map((kind) => (
          <Total key={kind} name={t(`changes.${kind}`)} figure={format.number(totals[kind])} />
        ))}
      </dl>
    </div>
  )
}

const Total = ({ name, figure, wide = false }: { name: string; figure: string; wide?: boolean }) => (
  <div
    className={`flex grow flex-col ${wide ? 'basis-64' : 'basis-24'} justify-between bg-surface px-4 py-3`}
  >
    <dt className="text-xs font-semibold text-ink-2">{name}</dt>
    <dd className="mt-1 font-serif text-2xl">{figure}</dd>
  </div>
)
