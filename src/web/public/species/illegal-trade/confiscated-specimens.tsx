import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { IllegalTradeSummary } from '#contract/seizures-contract.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { InfoSign } from '#web/ui/caveat-sign.tsx'

/** The publication, named in its own language. */
const GUIDE = 'A guide to using the CITES Trade Database'

interface ConfiscatedSpecimensProps {
  confiscated: IllegalTradeSummary['confiscatedInTrade']
  /** Whether the trade records are simulated; no confiscation is then counted in them. */
  isSimulated: boolean
}

/** Confiscated specimens in CITES reports, which are not counted above. */
export function ConfiscatedSpecimens({
  confiscated: { records, first_year, last_year },
  isSimulated,
}: ConfiscatedSpecimensProps) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  return (
    <section
      aria-label={t('illegal.confiscated.title')}
      className="rounded-md border border-line bg-sunken px-4 py-4 md:px-5"
    >
      <h3 className="flex items-center gap-1.5 text-h3 font-[650]">
        {t('illegal.confiscated.title')}
        <InfoSign>{t('caveat.both_reporters')}</InfoSign>
      </h3>
      {isSimulated ? (
        <p className="mt-1.5 text-sm">{t('illegal.confiscated.simulated')}</p>
      ) : records === 0 ? (
        <p className="mt-1.5 text-sm">{t('illegal.confiscated.none')}</p>
      ) : (
        <p className="mt-1.5 text-sm">
          <span className="font-serif text-xl">
            {t('records.figure', { count: records, figure: format.number(records) })}
          </span>
          , {format.years(first_year, last_year)}
        </p>
      )}
      <p className="mt-1.5 max-w-read text-sm text-ink-2">{t('illegal.confiscated.what')}</p>
      <p className="mt-1.5 max-w-read text-sm text-ink-2">
        {t('illegal.confiscated.caution')} (<cite lang="en">{GUIDE}</cite>,{' '}
        {t('illegal.confiscated.cautionPage')})
      </p>
      <p className="mt-2 text-sm">
        <Link
          from="/species/$id"
          to="/species/$id"
          search={(search) => ({ ...search, tab: 'trade' as const })}
          className="text-accent"
        >
          {t('illegal.confiscated.toTrade')}
        </Link>
      </p>
    </section>
  )
}
