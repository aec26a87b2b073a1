import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/use-format.ts'

/** How far both ledgers agree, 0 to 1, as a bar and a figure; a dash where nothing was reported. */
export function Agreement({ agreement }: { agreement: number | null }) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  if (agreement === null) return t('notInYear')
  return (
    <>
      <svg width={56} height={7} aria-hidden="true" className="mr-2 inline-block align-middle max-sm:hidden">
        <rect width={56} height={7} fill="var(--sunken)" />
        <rect width={56 * agreement} height={7} fill="var(--c1)" />
      </svg>
      {format.number(agreement, 2, 2)}
    </>
  )
}

/** Which side reports more, in words and as a number; a dash where nothing was reported. */
export function Lean({ lean }: { lean: number | null }) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  if (lean === null) return t('notInYear')
  const figure = format.number(Math.abs(lean), 2, 2)
  if (lean === 0) return figure
  return t(lean > 0 ? 'ledgers.leansToExporter' : 'ledgers.leansToImporter', { figure })
}
