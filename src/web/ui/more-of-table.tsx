import { MoveDown, MoveRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const LOOK = 'flex items-center justify-end gap-1 text-2xs text-ink-3 print:hidden'

/** Under a table that scrolls sideways: how many of its columns are cut off. A screen reader has the whole table. */
export function MoreColumns({ hidden, className = 'mt-1.5' }: { hidden: number; className?: string }) {
  const { t } = useTranslation()
  if (hidden === 0) return null
  return (
    <p aria-hidden="true" className={`${LOOK} ${className}`}>
      {t('scroll.more', { count: hidden })}
      <MoveRight className="size-3.5" />
    </p>
  )
}

/** Under a table that scrolls down: how many of its rows are below the edge. Its place stays when none is. */
export function MoreRows({ hidden }: { hidden: number | undefined }) {
  const { t } = useTranslation()
  if (hidden === undefined) return null
  return (
    <p aria-hidden="true" className={`mt-1.5 ${LOOK} ${hidden === 0 ? 'invisible' : ''}`}>
      {t('scroll.moreRows', { count: hidden })}
      <MoveDown className="size-3.5" />
    </p>
  )
}

/** Of a region with columns cut off: its right edge fades. */
export const FADED_EDGE =
  '[mask-image:linear-gradient(to_right,#000_calc(100%-1.5rem),rgb(0_0_0/0.2))] print:[mask-image:none]'
