import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import {
  ChartLine,
  FileText,
  Fish,
  GitCompareArrows,
  ListChecks,
  type LucideIcon,
  Scale,
  Shield,
  Ship,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { RedListCategory } from '#domain/assessments/red-list.ts'
import { APPENDICES } from '#domain/listings/appendix.ts'
import { api } from '#web/api.ts'
import { Section } from '#web/components/section.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { redListGroups } from './red-list-groups.ts'

/** What the project is, with the way to its parts. */
export function AboutProject() {
  const { t } = useTranslation('landing')
  return (
    <Section title={t('about.heading')}>
      <div className="grid gap-7 lg:grid-cols-[.85fr_1.15fr] lg:gap-14">
        <div>
          <p className="font-serif text-[1.125rem] leading-normal md:text-lg">{t('about.lead')}</p>
          <p className="mt-4 text-ink-2">{t('about.text')}</p>
          <ButtonLink to="/about" className="mt-5.5">
            {t('about.readMore')}
            <span className="sr-only">: {t('about.heading')}</span>
          </ButtonLink>
        </div>
        <ProjectTiles />
      </div>
    </Section>
  )
}

/** What the portal holds, each part with its figure and its way in. */
function ProjectTiles() {
  const { t } = useTranslation('landing')
  const format = useFormat()
  const {
    metrics,
    species,
    featured,
    red_list = redListGroups(species),
  } = useSuspenseQuery(api.summaries.landing.queryOptions()).data
  const { totalSpecies, iucnCoverage, citesCoverage, tradeRecordCount, firstTradeYear, lastTradeYear } =
    metrics

  return (
    <ul className="grid border-t border-line sm:grid-cols-2">
      <Tile Icon={Fish} to="/gallery" title={t('tiles.species.title')}>
        {t('tiles.species.text', { count: totalSpecies })}
      </Tile>
      <Tile
        Icon={Shield}
        to="/gallery"
        search={{ iucnStatus: red_list.flatMap(({ status }) => assessed(status)) }}
        title={t('tiles.redList.title')}
      >
        {t('tiles.redList.text', { part: iucnCoverage.withAssessment, total: iucnCoverage.total })}
      </Tile>
      <Tile
        Icon={Scale}
        to="/gallery"
        search={{ citesAppendix: [...APPENDICES] }}
        title={t('tiles.cites.title')}
      >
        {t('tiles.cites.text', { part: citesCoverage.withListing, total: citesCoverage.total })}
      </Tile>
      <Tile Icon={Ship} to="/trade" title={t('tiles.trade.title')}>
        {firstTradeYear === null
          ? t('metrics.noRecords')
          : t('tiles.trade.text', {
              records: format.number(tradeRecordCount),
              first: firstTradeYear,
              last: lastTradeYear,
            })}
      </Tile>
      <Tile Icon={ListChecks} to="/methodology/proof" title={t('tiles.proof.title')}>
        {t('tiles.proof.text')}
      </Tile>
      <Tile
        Icon={ChartLine}
        {...(featured[0]
          ? { to: '/species/$id', params: { id: featured[0].id }, search: { tab: 'trade' } }
          : { to: '/gallery' })}
        title={t('tiles.charts.title')}
      >
        {t('tiles.charts.text')}
      </Tile>
      <Tile Icon={FileText} to="/gallery" title={t('tiles.reports.title')}>
        {t('tiles.reports.text')}
      </Tile>
      <Tile Icon={GitCompareArrows} to="/research/species-comparison" title={t('tiles.analytics.title')}>
        {t('tiles.analytics.text')}
      </Tile>
    </ul>
  )
}

/** The gallery's filter for species without a global category has no part in the coverage. */
const assessed = (status: RedListCategory | null) => (status === null || status === 'NE' ? [] : [status])

interface TileProps extends Pick<LinkProps, 'to' | 'params' | 'search'> {
  Icon: LucideIcon
  title: string
  children: string
}

/** Leads to the view that shows what it states. */
function Tile({ Icon, title, children, ...link }: TileProps) {
  return (
    <li className="relative flex gap-3.5 border-b border-line py-3.75 pr-3 first:col-span-full hover:bg-tint">
      <Icon className="mt-0.5 size-5 text-accent" />
      <div>
        <h3 className="text-ui leading-normal font-semibold">
          <Link {...link} className="text-ink no-underline after:absolute after:inset-0">
            {title}
          </Link>
        </h3>
        <p className="text-sm leading-[1.45] text-ink-2">{children}</p>
      </div>
    </li>
  )
}
