import { Popover } from '@base-ui/react/popover'
import { CircleQuestionMark } from 'lucide-react'
import { type FocusEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LocalizedTerm } from '#domain/glossary/localized-term.ts'
import { findTerm, type TermNames } from '#domain/glossary/term-names.ts'
import { POPUP } from '#web/ui/popup.ts'
import { TermDefinition } from './term-definition.tsx'
import { useGlossary } from './use-glossary.ts'

/** Milliseconds before it opens under the pointer. Source: specification, document 1, section 9. */
const DELAY = 300
/** Time to reach the popup from the word. */
const LINGER = 150

const LOOKS = {
  word: 'underline decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-accent',
  // The line lies outside the badge, so that nothing moves when it comes; the second box is for fingers.
  badge:
    'relative inline-flex before:absolute before:inset-x-0 before:-inset-y-3 after:absolute after:inset-x-0 after:-bottom-1 after:border-b after:border-dotted after:border-line-strong hover:after:border-accent',
  sign: 'relative inline-flex size-4.5 items-center justify-center align-middle text-ink-3 after:absolute after:-inset-3.25 hover:text-accent',
} as const

interface ExplainedTermProps {
  term: LocalizedTerm
  look?: keyof typeof LOOKS
  repeated?: boolean
  /** The word or badge itself; the sign needs none. */
  children?: ReactNode
}

/**
 * A word, a badge or a help sign that opens a term's definition: on hover after a moment, on
 * focus and tap at once. Escape closes it, and Tab leads through it.
 */
export function ExplainedTerm({ term, look = 'word', repeated = false, children }: ExplainedTermProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  /** Closing gives the focus back to the word, which must not open it again. */
  const returning = useRef(false)

  const change = (next: boolean, { reason, event }: Popover.Root.ChangeEventDetails) => {
    // Focus has opened the definition already; the key press that follows must not close it.
    if (!next && reason === 'trigger-press' && 'detail' in event && event.detail === 0) return
    returning.current = !next && document.activeElement !== document.body
    setOpen(next)
  }
  const onFocus = ({ currentTarget }: FocusEvent) => {
    if (!returning.current && currentTarget.matches(':focus-visible')) setOpen(true)
  }

  return (
    <Popover.Root open={open} onOpenChange={change}>
      <Popover.Trigger
        openOnHover
        delay={DELAY}
        closeDelay={LINGER}
        // A real button could not break across lines in the middle of a sentence.
        nativeButton={false}
        render={<span />}
        tabIndex={repeated ? -1 : 0}
        aria-label={look === 'sign' ? t('glossary.help', { term: term.term }) : undefined}
        onFocus={onFocus}
        onBlur={() => {
          returning.current = false
        }}
        className={`cursor-help rounded-xs ${LOOKS[look]}`}
      >
        {look === 'sign' ? <CircleQuestionMark className="size-4" /> : children}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={8} collisionPadding={16} className="z-40">
          <Popover.Popup
            initialFocus={false}
            className={`${POPUP} w-max max-w-[min(21rem,calc(100vw-2rem))] px-4 pt-3 pb-1 font-sans text-sm font-normal not-italic`}
          >
            <TermDefinition term={term} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

interface ExplainedWordsProps extends Omit<ExplainedTermProps, 'term'> {
  words: TermNames
  /** What is there while the glossary has not come, or has no such term, where that is not the word itself. */
  otherwise?: ReactNode
}

/** A word, a badge or a sign with the term that it is explained by. */
export function ExplainedWords({ words, otherwise, ...shown }: ExplainedWordsProps) {
  const term = findTerm(useGlossary(), words)
  return term === undefined ? (otherwise ?? shown.children) : <ExplainedTerm term={term} {...shown} />
}
