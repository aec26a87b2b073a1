import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { usePortal } from './use-portal.ts'

/** Copies what the operators need to know about a failure; where the browser does not let a page do so, the text is shown. */
export function ProblemReport({ title }: { title: string }) {
  const { t, i18n } = useTranslation()
  const portal = usePortal()
  const [outcome, setOutcome] = useState<'copied' | 'shown'>()
  const [text, setText] = useState('')

  const copy = async () => {
    const report = [
      title,
      location.href,
      new Date().toISOString(),
      `${portal?.name ?? ''} ${portal?.version ?? ''} (${i18n.language})`,
      navigator.userAgent,
    ].join('\n')
    setText(report)
    try {
      await navigator.clipboard.writeText(report)
      setOutcome('copied')
    } catch {
      setOutcome('shown')
    }
  }

  return (
    <>
      <Button onClick={copy}>
        <span aria-live="polite">{t(outcome === 'copied' ? 'written.copied' : 'actions.copyReport')}</span>
      </Button>
      {outcome === 'shown' && (
        <textarea
          readOnly
          rows={5}
          aria-label={t('actions.copyReport')}
          value={text}
          ref={(shown) => shown?.select()}
          className="w-full rounded-md border border-line-strong bg-surface p-3 text-xs text-ink-2"
        />
      )}
    </>
  )
}
