import { useTranslation } from 'react-i18next'
import type { Appendix } from '#domain/listings/appendix.ts'
import { type CommercialTrade, captiveShare } from '#domain/trade/commercial-trade.ts'
import { GlossaryText } from '#web/glossary/glossary-text.tsx'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Notice } from '#web/ui/notice.tsx'

interface AppendixIRuleProps {
  commercial: CommercialTrade
  /** Populations of the species in another appendix, by the publisher's names. */
  populations: readonly { population_identifier: string | null; appendix: Appendix }[]
  /** Countries with a reservation on the Appendix I listing that was in force when it was last confirmed. */
  reservedBy: readonly string[]
  /** Whether the trade records are simulated; nothing is then counted in them. */
  isSimulated: boolean
}

/**
 * The Convention's rules on trade in a species of Appendix I (articles III, VII, XV and XXIII), and what of them applies
 * to this species: populations listed apart, reservations, commercial records.
 */
export function AppendixIRule({ commercial, populations, reservedBy, isSimulated }: AppendixIRuleProps) {
  const { t } = useTranslation('trade')
  return (
    <Notice tone="caution">
      <p>
        <GlossaryText>{t('illegal.appendixI.rule')}</GlossaryText>
      </p>
      <p className="mt-2">{t('illegal.appendixI.exceptions')}</p>
      <OwnExceptions populations={populations} reservedBy={reservedBy} />
      {!isSimulated && <ThisSpecies commercial={commercial} />}
    </Notice>
  )
}

function OwnExceptions({ populations, reservedBy }: Pick<AppendixIRuleProps, 'populations' | 'reservedBy'>) {
  const { t, i18n } = useTranslation('trade')
  const { list } = useFormat()
  const countryName = useCountryName()
  const sentences = [
    populations.length > 0 &&
      t('illegal.appendixI.split', {
        parts: list(
          populations.map(({ population_identifier: part, appendix }) =>
            t('illegal.appendixI.splitPart', { part, appendix }),
          ),
        ),
      }),
    reservedBy.length > 0 &&
      t('illegal.appendixI.reservations', {
        countries: list(reservedBy.map(countryName).toSorted(new Intl.Collator(i18n.language).compare)),
      }),
  ].filter((sentence) => sentence !== false)
  return sentences.length > 0 && <p className="mt-2">{sentences.join(' ')}</p>
}

function ThisSpecies({ commercial }: Pick<AppendixIRuleProps, 'commercial'>) {
  const { t } = useTranslation('trade')
  const { number, percent } = useFormat()
  const { since, records } = commercial
  const share = captiveShare(commercial)
  return (
    <p className="mt-2">
      {share === undefined
        ? t('illegal.appendixI.noCase', { since })
        : t('illegal.appendixI.case', {
            count: records,
            since,
            figure: number(records),
            share: percent(share),
          })}
    </p>
  )
}
