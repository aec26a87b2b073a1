import { Link, type LinkProps, useCanGoBack, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface Crumb {
  name: ReactNode
  /** The page itself, the last one, has none. */
  to?: LinkProps['to']
}

interface BreadcrumbsProps {
  crumbs: readonly Crumb[]
  /** Where Back always leads; otherwise to the page before or, without one, to the level above. */
  backTo?: LinkProps['to']
}

/** Where this page stands, and the way back. */
export function Breadcrumbs({ crumbs, backTo }: BreadcrumbsProps) {
  const { t } = useTranslation(['common', 'accessibility'])
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const above = crumbs.findLast(({ to }) => to)?.to ?? '/'

  return (
    <nav
      aria-label={t('accessibility:youAreHere')}
      className="flex min-h-11 items-center gap-3.5 pt-2 text-sm text-ink-3"
    >
      <button
        type="button"
        onClick={() =>
          canGoBack && !backTo ? router.history.back() : router.navigate({ to: backTo ?? above })
        }
        className="inline-flex min-h-8 flex-none items-center gap-1.5 border-r border-line pr-3.5 font-[550] text-accent"
      >
        <ArrowLeft className="size-4" />
        {t('nav.back')}
      </button>
      <ol className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        {crumbs.map(({ name, to }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the path is what identifies a crumb
          <Fragment key={place}>
            {place > 0 && (
              <li aria-hidden="true" className="text-line-strong">
                /
              </li>
            )}
            <li aria-current={to ? undefined : 'page'}>
              {to ? (
                <Link
                  to={to}
                  className="inline-flex min-h-8 items-center text-ink-2 no-underline hover:underline"
                >
                  {name}
                </Link>
              ) : (
                name
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}
