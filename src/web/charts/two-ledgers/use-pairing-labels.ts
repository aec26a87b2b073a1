import { useTranslation } from 'react-i18next'
import { type LedgerPairs, PAIR_LEVELS, pairShares } from '#domain/trade/ledger-pairs.ts'
import { useFormat } from '#web/i18n/use-format.ts'

/** 'Paired reports: 41% alike, …, 30% on one side only.' A level without pairs is not named; undefined without reports. */
export function usePairingLabels(pairs: LedgerPairs | undefined): string | undefined {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const shares = pairs && pairShares(pairs)
  if (!shares) return undefined
  const parts = PAIR_LEVELS.filter((level) => shares[level] > 0).map((level) =>
    t(`ledgers.pairing.${level}`, { share: format.percent(shares[level] * 100) }),
  )
  return t('ledgers.pairing.line', { parts: parts.join(', ') })
}
