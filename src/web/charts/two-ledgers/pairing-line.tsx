import { useTranslation } from 'react-i18next'
import { type LedgerPairs, PAIR_LEVELS, type PairLevel, pairShares } from '#domain/trade/ledger-pairs.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { InfoSign } from '#web/ui/caveat-sign.tsx'

/** The closer the two reports are to each other, the darker; those of one side only are grey. */
const LOOK: Record<PairLevel, { fill: string; opacity: number }> = {
  L0: { fill: 'var(--c1)', opacity: 1 },
  L1: { fill: 'var(--c1)', opacity: 0.7 },
  L2: { fill: 'var(--c1)', opacity: 0.5 },
  L3: { fill: 'var(--c1)', opacity: 0.3 },
  left: { fill: 'var(--chart-none)', opacity: 1 },
}

/** At which level pairs of both sides' reports are found, as a bar and in words, with an explanation. */
export function PairingLine({ pairs }: { pairs: LedgerPairs }) {
  const { t } = useTranslation('trade')
  const labels = usePairingLabels(pairs)
  if (labels === undefined) return null
  return (
    <div className="mt-3 text-sm">
      <PairingBar pairs={pairs} />
      <p className="mt-1.5 text-ink-2">
        {labels}{' '}
        <InfoSign label={t('ledgers.pairing.label')}>
          <p>{t('ledgers.pairing.how')}</p>
          <p className="mt-2">{t('ledgers.pairing.certain')}</p>
        </InfoSign>
      </p>
    </div>
  )
}

function PairingBar({ pairs }: { pairs: LedgerPairs }) {
  const shares = pairShares(pairs)
  if (shares === null) return null
  let from = 0
  return (
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-2 w-full max-w-120"
    >
      {PAIR_LEVELS.map((level) => {
        const x = from
        from += 100 * shares[level]
        return <rect key={level} x={x} width={100 * shares[level]} height={1} {...LOOK[level]} />
      })}
    </svg>
  )
}

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
