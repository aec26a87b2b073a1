import { Link } from '@tanstack/react-router'
import { ChartNoAxesCombined, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CountryProfile } from '#contract/countries-contract.ts'
import { countedApart, countedApartFrom } from '#domain/countries/country-page.ts'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { useFormat } from '#web/i18n/use-format.ts'

type Named = Pick<CountryProfile, 'code' | 'kind' | 'is_arctic' | 'last_year'>

const WAY =
  'inline-flex h-11 items-center gap-2 rounded-md border border-line-strong bg-surface px-4.5 text-ui font-semibold text-ink no-underline transition-colors duration-quick hover:bg-tint max-md:w-full max-md:justify-center'

/** The name of a country, what its code stands for, and the ways to its brief and to its trade in the explorer. */
export function CountryHeader({ profile }: { profile: Named }) {
  const { t } = useTranslation('countries')
  const { code, is_arctic, last_year } = profile
  return (
    <header className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 md:mt-5">
      <div className="min-w-0">
        <h1 className="font-serif text-[2.125rem] leading-[1.08] font-normal tracking-[-0.018em] break-words md:text-4xl">
          {useCountryName()(code)}
        </h1>
        <p className="mt-3 max-w-read text-ink-2">
          <AboutCode {...profile} />
        </p>
      </div>
      <div className="flex flex-wrap gap-3 max-md:w-full print:hidden">
        {is_arctic && (
          <Link to="/countries/$code/brief" params={{ code }} className={WAY}>
            <Printer className="size-4" />
            {t('page.brief')}
          </Link>
        )}
        {last_year !== null && (
          <Link to="/trade" search={{ exporter: code }} className={WAY}>
            <ChartNoAxesCombined className="size-4" />
            {t('page.openInExplorer')}
          </Link>
        )}
      </div>
    </header>
  )
}

/** Whether the code is counted apart from a state, of a former state, or of a part of the world. */
export function AboutCode({ code, kind }: Pick<Named, 'code' | 'kind'>) {
  const { t } = useTranslation('countries')
  const nameOf = useCountryName()
  const format = useFormat()
  const state = countedApartFrom(code)
  const territories = countedApart(code)
  if (state !== undefined) return t('page.apart', { code, state: nameOf(state) })
  if (kind === 'former') return t('page.former', { code })
  if (kind === 'pseudo') return t('page.region', { code })
  if (territories.length > 0)
    return t('page.without', { code, territories: format.list(territories.map(nameOf)) })
  return t('page.code', { code })
}
