import { useTranslation } from 'react-i18next'
import { type CommercialTrade, captiveShare } from '#domain/trade/commercial-trade.ts'
import { GlossaryText } from '#web/glossary/glossary-text.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { Notice } from '#web/ui/notice.tsx'

interface AppendixIRuleProps {
  commercial: CommercialTrade
  /** Whether a population of the species is in another appendix. */
  isSplit: boolean
  /** Whether the trade records are simulated; nothing is then counted in them. */
  isSimulated: boolean
}

/**
 * The Convention's rules on trade in a species of Appendix I (articles III, VII, XV and XXIII), and the commercial
 * records of this species.
 */
export function AppendixIRule({ commercial, isSplit, isSimulated }: AppendixIRuleProps) {
  const { t } = useTranslation('trade')
  return (
    <Notice tone="caution">
      <p>
        <GlossaryText>{t('illegal.appendixI.rule')}</GlossaryText>
      </p>
      <p className="mt-2">
        {t('illegal.appendixI.exceptions')} {isSplit && t('illegal.appendixI.split')}
      </p>
      {!isSimulated && <ThisSpecies commercial={commercial} />}
    </Notice>
  )
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
