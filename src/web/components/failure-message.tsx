import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DeferredPart } from './deferred-part.tsx'
import { DrawingOf } from './drawing-of.tsx'
import { lazyPart } from './lazy-part.tsx'
import { PageTitle } from './page-head.tsx'
import { usePortal } from './use-portal.ts'

const ProblemReport = lazyPart(() => import('./problem-report.tsx').then((part) => part.ProblemReport))

interface FailureMessageProps {
  title: string
  /** What happened, in the reader's words. */
  what: ReactNode
  /** What the reader can do, the most helpful first. */
  children: ReactNode
}

/** A page with the reason why there is no page. */
export function FailureMessage({ title, what, children }: FailureMessageProps) {
  const { t } = useTranslation()
  const name = t('portal.titleOf', { title })

  return (
    <div role="alert" className="page-width flex w-full items-center justify-between gap-10 py-14 md:py-20">
      <PageTitle title={name} />
      <div className="min-w-0">
        <h1 className="font-serif text-[2.125rem] leading-[1.08] tracking-[-0.018em] md:text-4xl">{title}</h1>
        <p className="mt-3 max-w-read text-lg break-words text-ink-2">{what}</p>
        <p className="mt-8 flex flex-wrap gap-2.5">
          {children}
          <ContactSupport subject={name} />
        </p>
      </div>
      <DrawingOf drawing="seal" className="h-40 text-ink-3 max-md:hidden" />
    </div>
  )
}

/** Loaded again: what failed here may work there. */
const ABOUT = '/about#contact'
const CONTACT = 'inline-flex min-h-11 items-center text-accent md:px-2 underline'

/** An e-mail to the operators; where they give no address, their issues or the page about them, and a report to copy. */
function ContactSupport({ subject }: { subject: string }) {
  const { t } = useTranslation()
  const { contact, issues_url } = usePortal() ?? {}
  const address = contact ? `mailto:${contact}?subject=${encodeURIComponent(subject)}` : issues_url
  return (
    <>
      <a href={address ?? ABOUT} className={CONTACT}>
        {t('actions.contactSupport')}
      </a>
      {!contact && (
        <DeferredPart>
          <ProblemReport title={subject} />
        </DeferredPart>
      )}
    </>
  )
}
