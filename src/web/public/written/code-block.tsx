import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'

interface CodeBlockProps {
  /** What it is: 'Records per year', 'Literature search prompt'. */
  title: string
  /** The language it is written in: sql, json, sh, text. */
  lang: string
  /** The language of its words where it is not the reader's: that of a prompt to an English model. */
  textLang?: string
  /** Text for people, such as a prompt, breaks its lines; code scrolls sideways in its frame. */
  wrap?: boolean
  children: string
}

/** Something to be taken along: code, a query, a prompt. */
export function CodeBlock({ title, lang, textLang, wrap = false, children }: CodeBlockProps) {
  const { t } = useTranslation()
  const text = useRef<HTMLPreElement>(null)
  const [copied, setCopied] = useState(false)
  const code = children.replace(/^\n+|\s+$/g, '')

  const copy = async () => setCopied(await copyText(code, text.current))

  return (
    <figure className="min-w-0 overflow-hidden rounded-md border border-line bg-surface">
      <figcaption className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-1.5 pr-2 pl-4 text-xs">
        <span className="font-semibold">{title}</span>
        <span className="text-ink-3">{lang}</span>
        <Button tone="plain" size="small" className="ml-auto" onClick={copy}>
          {copied ? <Check className="size-4" /> : <Copy className="size-4" />}
          <span aria-live="polite">{t(copied ? 'written.copied' : 'written.copy')}</span>
          <span className="sr-only">: {title}</span>
        </Button>
      </figcaption>
      <section
        aria-label={title}
        className={wrap ? '' : 'max-h-128 overflow-auto'}
        tabIndex={wrap ? undefined : 0}
      >
        <pre
          ref={text}
          translate="no"
          data-lang={lang}
          lang={textLang}
          className={`px-4 py-3.5 font-mono text-xs leading-normal ${wrap ? 'whitespace-pre-wrap break-words' : 'w-fit'}`}
        >
          <code>{code}</code>
        </pre>
      </section>
    </figure>
  )
}

/** Copies; where the browser does not let a page do so, the text stands selected for the reader's own copying. */
async function copyText(text: string, shown: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown)
    return false
  }
}
