import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ELLIPSIS, pagerWindow } from '#domain/species/pager-window.ts'

interface PagerProps {
  page: number
  pages: number
  /** For the tables of the back office. */
  size?: 'small'
}

const STEP =
  'inline-flex items-center justify-center rounded-md px-2 text-ink no-underline hover:bg-tint aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-paper'
const SIZES = { small: 'h-9 min-w-9', usual: 'h-11 min-w-11' }

/** The first page's address is part of every other's; only the page that is shown is the current one. */
const EXACT = { exact: true }

/** The way to the other pages of the list that the address asks for; one page alone needs none. */
export function Pager({ page, pages, size }: PagerProps) {
  const { t } = useTranslation()
  const steps = pagerWindow(page, pages)
  if (steps.length === 0) return null
  const step = `${STEP} ${SIZES[size ?? 'usual']}`

  return (
    <nav aria-label={t('pager.label')} className="flex flex-wrap items-center justify-center gap-1 text-sm">
      <Neighbour page={page - 1} possible={page > 1} name={t('pager.previous')} className={step}>
        <ChevronLeft className="size-4.5" />
      </Neighbour>
      <ol className="contents">
        {steps.map((one, place) => (
          <li key={one === ELLIPSIS ? `gap-${place}` : one}>
            {one === ELLIPSIS ? (
              <span className="inline-flex min-w-6 items-center justify-center text-ink-3">{one}</span>
            ) : (
              <Link
                to="."
                search={toPage(one)}
                aria-current={one === page ? 'page' : undefined}
                aria-label={t('pager.page', { page: one })}
                activeOptions={EXACT}
                activeProps={{}}
                className={step}
              >
                {one}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <Neighbour page={page + 1} possible={page < pages} name={t('pager.next')} className={step}>
        <ChevronRight className="size-4.5" />
      </Neighbour>
    </nav>
  )
}

const toPage = (page: number) => (before: object) => ({ ...before, page })

interface NeighbourProps {
  page: number
  possible: boolean
  name: string
  className: string
  children: ReactNode
}

function Neighbour({ page, possible, name, className, children }: NeighbourProps) {
  if (!possible)
    return <span className={`${className} text-line-strong hover:bg-transparent`}>{children}</span>
  return (
    <Link to="." search={toPage(page)} activeOptions={EXACT} aria-label={name} className={className}>
      {children}
    </Link>
  )
}
