import { useHydrated } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Mark } from '#web/components/mark.tsx'
import { useRelease } from '#web/components/use-release.ts'
import styles from '#web/styles/brief.css?url'
import { Button } from '#web/ui/button.tsx'

/** The pages of a brief, in the greys of paper whatever the theme of the screen. */
export function BriefPages({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="brief" />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, and must be reachable by keyboard */}
      <article className="brief" data-theme="light" aria-label={title} tabIndex={0}>
        {children}
      </article>
    </>
  )
}

interface BriefPageProps {
  /** What is at the head of the page: the portal, or from the second page on the subject. */
  name: ReactNode
  page: number
  pages: number
  /** The release that its figures rest on; undefined where none is loaded. */
  release: string | undefined
  children: ReactNode
}

/** One A4 page, with the subject, the release and its number at its head. */
export function BriefPage({ name, page, pages, release, children }: BriefPageProps) {
  const { t } = useTranslation('brief')
  return (
    <section className="brief-page" aria-label={t('pageOf', { page, pages })}>
      <p className="brief-head">
        <span className="brief-name">
          {page === 1 && <Mark className="size-4.5" />}
          {name}
        </span>
        <span>
          {release === undefined ? t('head', { page, pages }) : t('headOf', { release, page, pages })}
        </span>
      </p>
      {children}
    </section>
  )
}

/** A titled part of a page. */
export function BriefPart({ title, what, children }: { title: string; what?: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="brief-part">
      <h2 id={headingId}>{title}</h2>
      {what && <p className="brief-what">{what}</p>}
      {children}
    </section>
  )
}

export interface BriefFact {
  name: string
  fact: ReactNode
  /** Under the fact. */
  note?: ReactNode
}

/** What the subject is known by, in one row. */
export function BriefFacts({ facts }: { facts: readonly BriefFact[] }) {
  return (
    <dl className="brief-facts">
      {facts.map(({ name, fact, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <strong>{fact}</strong>
          </dd>
          {note && <dd className="brief-note">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** On paper the banner of the page goes along. */
export function SimulatedLine() {
  const { t } = useTranslation()
  if (!useRelease('cites_trade')?.simulated) return null
  return (
    <p className="brief-simulated">
      <strong>{t('simulated.cites_trade.what')}</strong> {t('simulated.cites_trade.remedy')}
    </p>
  )
}

/** Above a brief: the way to the full page, and the button that prints it. */
export function BriefTools({ children }: { children: ReactNode }) {
  return (
    <div className="page-width flex w-full flex-wrap items-center justify-between gap-3 pt-4 print:hidden">
      {children}
      <PrintButton />
    </div>
  )
}

/** Opens the browser's print dialog, from which a page is saved as PDF too; without scripts the browser's menu does. */
function PrintButton() {
  const { t } = useTranslation('brief')
  if (!useHydrated()) return null
  return (
    <Button tone="primary" onClick={() => window.print()}>
      <Printer className="size-4" />
      {t('print')}
    </Button>
  )
}
