import { type ReactNode, useRef } from 'react'
import { CopyButton } from './copy-button.tsx'

interface CodeBlockProps {
  /** What it is: 'Records per year', 'Literature search prompt'. */
  title: string
  /** The language it is written in: sql, json, sh, text; absent where the title says it. */
  lang?: string
  /** The language of its words where it is not the reader's: that of a prompt to an English model. */
  textLang?: string
  /** Text for people, such as a prompt, breaks its lines; code scrolls sideways in its frame. */
  wrap?: boolean
  /** Buttons beside the one that copies. */
  actions?: ReactNode
  children: string
}

/** Something to be taken along: code, a query, a prompt. */
export function CodeBlock({ title, lang, textLang, wrap = false, actions, children }: CodeBlockProps) {
  const text = useRef<HTMLPreElement>(null)
  const code = children.replace(/^\n+|\s+$/g, '')

  return (
    <figure className="min-w-0 overflow-hidden rounded-md border border-line bg-surface">
      <figcaption className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-1.5 pr-2 pl-4 text-xs">
        <span className="font-semibold">{title}</span>
        {lang && <span className="text-ink-3">{lang}</span>}
        <span className="ml-auto flex flex-wrap">
          {actions}
          <CopyButton title={title} text={code} shown={text} />
        </span>
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
