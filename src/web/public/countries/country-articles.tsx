import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CountryProfile } from '#contract/countries-contract.ts'
import { countryPath } from '#domain/countries/country-page.ts'
import { useTradeSource } from '#web/charts/chart-sources.ts'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { ArticlesTable } from './articles-table.tsx'
import { ViewFoot } from './view-foot.tsx'

export type LedgerSide = 'exported' | 'imported'

interface CountryArticlesProps {
  profile: CountryProfile
  side: LedgerSide
}

/** Articles shown before the reader asks for more. */
const FIRST_SHOWN = 8

/** Each article of each species that a country trades directly, as both ledgers report it: a frame like that of charts. */
export function CountryArticles({ profile, side }: CountryArticlesProps) {
  const { t } = useTranslation('countries')
  const format = useFormat()
  const headingId = useId()
  const [showsMore, setShowsMore] = useState(false)
  const { window, left_out, counted, articles } = profile[side]
  if (window === null) return null
  const years = format.years(window.first, window.last)
  const shown = showsMore ? articles : articles.slice(0, FIRST_SHOWN)
  return (
    <figure
      aria-labelledby={headingId}
      className="min-w-0 rounded-md border border-line bg-surface px-4 pt-4 pb-3 md:px-5"
    >
      <h3 id={headingId} className="text-h3 font-[650]">
        {t(`articles.${side}`)}
      </h3>
      <p className="mt-1 text-xs text-ink-2">
        {t('articles.subtitle', { years })}{' '}
        {left_out > 0 && t('articles.leftOut', { count: left_out, figure: format.number(left_out) })}
      </p>
      {counted === 0 ? (
        <p className="mt-4 rounded-sm bg-sunken px-3 py-2 text-sm text-ink-2">
          {t(`articles.none.${side}`, { years })}
        </p>
      ) : (
        <>
          <ArticlesTable profile={profile} side={side} articles={shown} label={t(`articles.${side}`)} />
          {articles.length > FIRST_SHOWN && (
            <Button size="small" className="mt-3 print:hidden" onClick={() => setShowsMore(!showsMore)}>
              {showsMore
                ? t('articles.fewer')
                : t('articles.more', { count: articles.length, figure: format.number(articles.length) })}
            </Button>
          )}
          {counted > articles.length && (
            <p className="mt-2 text-xs text-ink-2">
              {t('articles.inFile', { count: counted, figure: format.number(counted) })}
            </p>
          )}
        </>
      )}
      <p className="mt-3 border-l-2 border-line-strong pl-3 text-sm text-ink-2">{t('articles.gap')}</p>
      <Foot profile={profile} side={side} years={years} />
    </figure>
  )
}

/** The source, and buttons for the file and the citation. */
function Foot({ profile: { code }, side, years }: CountryArticlesProps & { years: string }) {
  const { t } = useTranslation('countries')
  const source = useTradeSource()
  const country = useCountryName()(code)
  return (
    <figcaption>
      <ViewFoot
        source={source}
        citable={{
          name: `country-${code.toLowerCase()}-articles-${side}`,
          title: t(`articles.${side}`),
          subject: country,
          what: t('articles.subtitle', { years }),
          notes: source.simulated === undefined ? [] : [source.simulated],
          releases: source.releases,
          simulated: source.simulated,
          view: { path: countryPath(code), query: '', drawn: false },
        }}
      />
    </figcaption>
  )
}
