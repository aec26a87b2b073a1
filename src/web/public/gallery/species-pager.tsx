import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ELLIPSIS, pagerWindow } from '#domain/species/pager-window.ts'

interface SpeciesPagerProps {
  /** The list that is paged, whose address says which page it shows. */
  list: '/gallery' | '/home'
  page: number
  totalPages: number
}

const STEP =
  'inline-flex h-11 min-w-11 items-center justify-center rounded-md px-2 text-ink no-underline hover:bg-tint aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-paper'

/** The first page's address is part of every other's; only the page that is shown is the current one. */
const EXACT = { exact: true }

/** The way to the other pages; one page alone needs none. */
export function SpeciesPager({ list, page, totalPages }: SpeciesPagerProps) {
  const { t } = useTranslation('species')
  const steps = pagerWindow(page, totalPages)
  if (steps.length === 0) return null

  return (
    <nav
      aria-label={t('gallery.pager.label')}
      className="mt-8 flex flex-wrap items-center justify-center gap-1 text-sm"
    >
      <PageStep list={list} page={page - 1} possible={page > 1} name={t('gallery.pager.previous')}>
        <ChevronLeft className="size-4.5" />
      </PageStep>
      <ol className="contents">
        {steps.map((step, place) => (
          <li key={step === ELLIPSIS ? `gap-${place}` : step}>
            {step === ELLIPSIS ? (
              <span className="inline-flex h-11 min-w-6 items-center justify-center text-ink-3">{step}</span>
            ) : (
              <Link
                to={list}
                search={toPage(step)}
                aria-current={step === page ? 'page' : undefined}
                aria-label={t('gallery.pager.page', { page: step })}
                activeOptions={EXACT}
                activeProps={{}}
                className={STEP}
              >
                {step}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <PageStep list={list} page={page + 1} possible={page < totalPages} name={t('gallery.pager.next')}>
        <ChevronRight className="size-4.5" />
      </PageStep>
    </nav>
  )
}

/** The first page is the list's own address. */
const toPage = (page: number) => (before: object) => ({ ...before, page: page === 1 ? undefined : page })

interface PageStepProps extends Pick<SpeciesPagerProps, 'list'> {
  page: number
  possible: boolean
  name: string
  children: ReactNode
}

function PageStep({ list, page, possible, name, children }: PageStepProps) {
  if (!possible) return <span className={`${STEP} text-line-strong hover:bg-transparent`}>{children}</span>
  return (
    <Link to={list} search={toPage(page)} activeOptions={EXACT} aria-label={name} className={STEP}>
      {children}
    </Link>
  )
}
