import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ADMIN_PAGE_SIZE } from '#contract/curated-records.ts'
import { ELLIPSIS, pagerWindow } from '#domain/species/pager-window.ts'

interface ListPagerProps {
  size?: number
  page: number
  pages: number
  total: number
  /** Rows on this page. */
  shown: number
}

const STEP =
  'inline-flex h-9 min-w-9 items-center justify-center rounded-md px-2 text-ink no-underline hover:bg-tint aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-paper'

/** Which rows these are, and the way to the others. */
export function ListPager({ size = ADMIN_PAGE_SIZE, page, pages, total, shown }: ListPagerProps) {
  const { t } = useTranslation('admin')
  const from = (page - 1) * size + 1

  return (
    <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-2.5 text-sm">
      <p className="text-ink-2">
        {t('list.range', { from, to: from + shown - 1, total })}
        {pages > 1 && <span className="ml-4">{t('list.pageOf', { page, pages })}</span>}
      </p>
      {pages > 1 && (
        <nav aria-label={t('list.pages')} className="flex flex-wrap items-center gap-1">
          <Step page={page - 1} possible={page > 1} name={t('list.previous')}>
            <ChevronLeft className="size-4" />
          </Step>
          {pagerWindow(page, pages).map((step, place, steps) =>
            step === ELLIPSIS ? (
              <span key={`after-${steps[place - 1]}`} className="px-1 text-ink-3">
                {step}
              </span>
            ) : (
              <Link
                key={step}
                to="."
                search={(before: object) => ({ ...before, page: step === 1 ? undefined : step })}
                aria-current={step === page ? 'page' : undefined}
                aria-label={t('list.page', { page: step })}
                activeOptions={{ exact: true }}
                activeProps={{}}
                className={STEP}
              >
                {step}
              </Link>
            ),
          )}
          <Step page={page + 1} possible={page < pages} name={t('list.next')}>
            <ChevronRight className="size-4" />
          </Step>
        </nav>
      )}
    </div>
  )
}

interface StepProps {
  page: number
  possible: boolean
  name: string
  children: ReactNode
}

function Step({ page, possible, name, children }: StepProps) {
  if (!possible) return <span className={`${STEP} text-line-strong hover:bg-transparent`}>{children}</span>
  return (
    <Link
      to="."
      search={(before: object) => ({ ...before, page: page === 1 ? undefined : page })}
      activeOptions={{ exact: true }}
      aria-label={name}
      className={STEP}
    >
      {children}
    </Link>
  )
}
