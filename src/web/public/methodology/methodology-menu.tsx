import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { METHODOLOGY_PAGES, type MethodologyPage, neighbours } from './methodology-pages.ts'

interface MethodologyMenuProps {
  current: MethodologyPage
}

/** The methodology's pages beside the text. */
export function MethodologyMenu({ current }: MethodologyMenuProps) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('methodology.pages')}>
      <ul>
        {METHODOLOGY_PAGES.map(({ word, to }) => (
          <li key={to}>
            <Link
              to={to}
              activeOptions={{ exact: true }}
              aria-current={word === current ? 'page' : undefined}
              className="flex min-h-11 items-center border-l-2 border-line px-3.5 text-ui font-medium text-ink-2 no-underline transition-colors duration-quick hover:text-ink aria-[current]:border-accent aria-[current]:bg-tint aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {t(`methodology.${word}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What stands for the menu on small screens: the page before and the page after. */
export function MethodologyStrip({ current }: MethodologyMenuProps) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('methodology.pages')}>
      <ul className="grid grid-cols-2 divide-x divide-line rounded-md border border-line bg-surface text-center">
        {neighbours(current).map(({ word, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-11 items-center justify-center px-3 py-2 text-sm leading-snug font-medium text-accent no-underline hover:underline"
            >
              {t(`methodology.${word}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
