import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { InfoTooltip } from './info-tooltip.tsx'

/** 'i': something to know about the figure beside it. */
export function InfoSign({ label, children }: { label?: string; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <InfoTooltip label={label ?? t('signs.information')} sign="i" look="border-line-strong text-ink-2">
      {children}
    </InfoTooltip>
  )
}

/** Amber '!': something that changes how the figure beside it reads. */
export function CaveatSign({ label, children }: { label?: string; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <InfoTooltip label={label ?? t('signs.caveat')} sign="!" look="border-warn-line text-warn">
      {children}
    </InfoTooltip>
  )
}
