import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ExplainedSign } from './explained-sign.tsx'

/** 'i': something to know about the figure beside it. */
export function InfoSign({ label, children }: { label?: string; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <ExplainedSign label={label ?? t('signs.information')} sign="i" look="border-line-strong text-ink-2">
      {children}
    </ExplainedSign>
  )
}

/** Amber '!': something that changes how the figure beside it reads. */
export function CaveatSign({ label, children }: { label?: string; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <ExplainedSign label={label ?? t('signs.caveat')} sign="!" look="border-warn-line text-warn">
      {children}
    </ExplainedSign>
  )
}
