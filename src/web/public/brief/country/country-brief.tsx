import { useTranslation } from 'react-i18next'
import type { CountryProfile } from '#contract/countries-contract.ts'
import { countryBriefPath } from '#domain/countries/country-page.ts'
import { usePortal } from '#web/components/use-portal.ts'
import { useRelease } from '#web/components/use-release.ts'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { CountryChanges } from '../../countries/country-changes.tsx'
import { useRoleFigures } from '../../countries/country-figures.tsx'
import { AboutCode } from '../../countries/country-header.tsx'
import { CountryYears } from '../../countries/country-years.tsx'
import { useCountryFacts } from '../../countries/facts/use-country-facts.ts'
import { BriefChart, drawnAt, PAGE_WIDTH } from '../brief-frame.tsx'
import { BriefFacts, BriefPage, BriefPages, BriefPart, SimulatedLine } from '../brief-page.tsx'
import { BriefSources } from '../brief-sources.tsx'
import { ScreeningPart } from '../screening-part.tsx'
import { CountryCatchesPart } from './country-catches-part.tsx'
import { CountryFlowsPart } from './country-flows-part.tsx'
import { CountryLedgersPart } from './country-ledgers-part.tsx'
import { MeasuresPart } from './measures-part.tsx'
import { RangePart } from './range-part.tsx'
import { RolePart } from './role-part.tsx'

const MOST_EXPORTED = 5
const MOST_IMPORTED = 4

/** A country on two pages, of the same answers as its page; on one where no record names it. */
export function CountryBrief({ profile }: { profile: CountryProfile }) {
  const { t } = useTranslation('brief')
  const { code } = profile
  const country = useCountryName()(code)
  const release = useRelease('cites_trade')
  const portal = usePortal()
  const hasTrade = profile.last_year !== null
  const head = { pages: hasTrade ? 2 : 1, release: release?.version ?? undefined }
  return (
    <BriefPages title={t('titleOf', { subject: country })}>
      <BriefPage name={portal?.name} page={1} {...head}>
        <h1>{country}</h1>
        <p className="brief-common">
          <AboutCode {...profile} />
        </p>
        <SimulatedLine />
        {hasTrade ? (
          <>
            <CountryFactsPart profile={profile} />
            <CountryRecordsPart profile={profile} />
            <RolePart profile={profile} of="as_exporter" />
            <RolePart profile={profile} of="as_importer" />
          </>
        ) : (
          <NoTradePart profile={profile} />
        )}
        <MeasuresPart code={code} />
        <CountryCatchesPart code={code} />
        <RangePart code={code} />
        {!hasTrade && <LastParts profile={profile} />}
      </BriefPage>
      {hasTrade && (
        <BriefPage name={country} page={2} {...head}>
          <CountryLedgersPart profile={profile} side="exported" most={MOST_EXPORTED} />
          <CountryLedgersPart profile={profile} side="imported" most={MOST_IMPORTED} />
          <CountryFlowsPart profile={profile} />
          <ScreeningPart of={{ exporter: code }} />
          <LastParts profile={profile} />
        </BriefPage>
      )}
    </BriefPages>
  )
}

/** What ends each brief: what the newest release changed, sources and citation. */
function LastParts({ profile: { code } }: { profile: CountryProfile }) {
  const { t } = useTranslation(['brief', 'countries'])
  const country = useCountryName()(code)
  const { catches } = useCountryFacts(code)
  return (
    <>
      <BriefPart title={t('countries:changes.title')}>
        <CountryChanges code={code} />
      </BriefPart>
      <BriefSources
        title={t('titleOf', { subject: country })}
        path={countryBriefPath(code)}
        hasCatches={catches.length > 0}
      />
    </>
  )
}

/** The records of a country in each role, and how they are counted. */
function CountryFactsPart({ profile }: { profile: CountryProfile }) {
  const { figures, counted } = useRoleFigures(profile)
  return (
    <>
      <BriefFacts facts={figures} />
      <p className="brief-what">{counted}</p>
    </>
  )
}

const DRAWN = drawnAt({ width: PAGE_WIDTH, height: 125 })

/** Records by year, as exporter and as importer. */
function CountryRecordsPart({ profile }: { profile: CountryProfile }) {
  return (
    <BriefChart drawn={DRAWN}>
      <CountryYears profile={profile} />
    </BriefChart>
  )
}

/** That no record names a country, or that none are loaded. */
function NoTradePart({ profile: { code, release } }: { profile: CountryProfile }) {
  const { t } = useTranslation(['countries', 'brief'])
  const country = useCountryName()(code)
  return (
    <BriefPart title={t('brief:country.trade')}>
      <p>
        {release === null
          ? t('noTrade.unloaded')
          : `${t('noTrade.title', { country })} ${t('brief:country.noTrade', { code })}`}
      </p>
    </BriefPart>
  )
}
