import { Check, Copy } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'

interface CopyButtonProps {
  /** What is copied, for those who do not see beside what the button is. */
  title: string
  text: string
  /** Where the text is shown. */
  shown: RefObject<HTMLElement | null>
  className?: string
}

/** Copies a text; where the browser does not let a page do so, the text is selected for the reader's own copying. */
export function CopyButton({ title, text, shown, className }: CopyButtonProps) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState<string>()
  const isCopied = copied === text

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
    } catch {
      setCopied(undefined)
      if (shown.current) getSelection()?.selectAllChildren(shown.current)
    }
  }

  return (
    <Button tone="plain" size="small" className={className} onClick={copy}>
      {isCopied ? <Check className="size-4" /> : <Copy className="size-4" />}
      <span aria-live="polite">{t(isCopied ? 'written.copied' : 'written.copy')}</span>
      <span className="sr-only">: {title}</span>
    </Button>
  )
}
