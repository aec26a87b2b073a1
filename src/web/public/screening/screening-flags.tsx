import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedFlag } from '#contract/screening-contract.ts'
import { CommonName } from '#web/components/common-name.tsx'
import { NamedHere } from '#web/components/named-here.tsx'
import { Boundary } from '#web/components/section.tsx'
import { SpeciesName } from '#web/components/species-name.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { keyOfFlag } from './first-flags.ts'
import { useFlagLabels } from './use-flag-labels.ts'
import { type FlagsOf, useFlagsOf } from './use-flags-of.ts'

/** The flags of one species, or of one exporter over all species, each in a line; or that no criterion is met. */
export function ScreeningFlags({ of }: { of: FlagsOf }) {
  return (
    <Boundary skeleton={<Skeleton className="h-22" />} resetKey={JSON.stringify(of)}>
      <Flags of={of} />
    </Boundary>
  )
}

function Flags({ of }: { of: FlagsOf }) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const headingId = useId()
  const { list, flags } = useFlagsOf(of)
  return (
    <section
      aria-labelledby={headingId}
      className="grid gap-2 rounded-md border border-line bg-surface px-4 py-3.5 text-sm"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={headingId} className="inline-flex items-center gap-2 font-[650]">
          {flags.length > 0 && <TriangleAlert className="size-4 text-warn" />}
          {t('screening.of.title')}
        </h3>
        <ListLink of={of} hasFlags={flags.length > 0} />
      </div>
      {list.release === null ? (
        <p className="text-ink-2">{t('screening.of.waits')}</p>
      ) : flags.length === 0 ? (
        <p className="text-ink-2">
          {list.last_complete_year === null
            ? t('screening.of.noneYearUnknown')
            : t('screening.of.none', { year: list.last_complete_year })}
        </p>
      ) : (
        <>
          <NamedHere species={flags.map(({ species_id }) => species_id)}>
            <ul className="grid gap-1.5">
              {flags.map((flag) => (
                <li key={keyOfFlag(flag)}>
                  <FlagLine flag={flag} isOfSpecies={'species_id' in of} />
                </li>
              ))}
            </ul>
          </NamedHere>
          {list.flags_in_all !== undefined && (
            <p className="text-xs text-ink-2">
              {t('screening.shown', {
                count: list.flags_in_all,
                figure: format.number(list.flags_in_all),
                shown: format.number(flags.length),
              })}
            </p>
          )}
          <p className="text-xs text-ink-3">{t('screening.of.note')}</p>
        </>
      )}
    </section>
  )
}

interface FlagLineProps {
  flag: ListedFlag
  /** Whether all flags are of one species, which need not be named. */
  isOfSpecies: boolean
}

/** A flag in one line. */
export function FlagLine({ flag, isOfSpecies }: FlagLineProps) {
  const { t } = useTranslation('trade')
  const labels = useFlagLabels()
  const { threshold, times_threshold: times, year } = flag
  const quantity = labels.withUnit(flag)
  const note = labels.reservations(flag) ?? labels.writtenFor(flag)
  return (
    <>
      {isOfSpecies ? (
        <strong className="font-semibold">{labels.exporter(flag)}</strong>
      ) : (
        <>
          <SpeciesName name={flag.scientific_name} />
          {flag.common_name && (
            <>
              {' · '}
              <CommonName species_id={flag.species_id} name={flag.common_name} />
            </>
          )}
        </>
      )}
      {' · '}
      {labels.criterion(flag)} <span className="text-ink-3">({labels.paragraph(flag)})</span>
      {' · '}
      {threshold === null || times === null
        ? t('screening.of.records', { quantity, year })
        : t('screening.of.increase', {
            quantity,
            year,
            times: labels.times(times),
            threshold: labels.quantity(threshold),
          })}
      {note && <span className="block text-xs text-ink-2">{note}</span>}
    </>
  )
}

function ListLink({ of, hasFlags }: { of: FlagsOf; hasFlags: boolean }) {
  const { t } = useTranslation('trade')
  const search = !hasFlags ? {} : 'species_id' in of ? { species: of.species_id } : { exporter: of.exporter }
  return (
    <Link to="/screening" search={search} className="inline-flex min-h-6 items-center text-accent underline">
      {t(hasFlags ? 'screening.of.inList' : 'screening.of.all')}
    </Link>
  )
}
