import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DataFiles } from '#contract/bulk-contract.ts'
import { CATALOGUE_ANCHOR, DCAT_CATALOG } from '#domain/bulk/bulk-addresses.ts'
import { Quoting } from '#web/components/quoting.tsx'
import { Section } from '#web/components/section.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { DataSources } from '../about/data-sources.tsx'
import { TitledPage } from '../titled-page.tsx'
import { WrittenTable } from '../written/written-table.tsx'
import { FileCell, FileLink } from './file-link.tsx'
import { TradeReleases } from './trade-releases.tsx'
import { useDataFiles } from './use-data-files.ts'

/** Every dataset and release as files, with terms, citation and checksums. */
export function DataScreen() {
  const { t } = useTranslation(['data', 'common'])
  return (
    <TitledPage page="data" shows={['cites_trade']}>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
        <Link to="/data/guide" className="text-accent underline">
          {t('common:pages.dataGuide.heading')}
        </Link>
        <Link to="/data/changes" className="text-accent underline">
          {t('common:pages.releaseChanges.heading')}
        </Link>
      </p>
      <div className="mt-9 grid grid-cols-[minmax(0,1fr)] gap-12 md:gap-16">
        <Section title={t('trade.title')}>
          <Intro>{t('trade.intro')}</Intro>
          <TradeReleases />
        </Section>
        <div id={CATALOGUE_ANCHOR}>
          <Section title={t('catalogue.title')}>
            <Intro>{t('catalogue.intro')}</Intro>
            <CatalogueFiles />
          </Section>
        </div>
        <Section title={t('datasets.title')}>
          <DatasetsInUse />
        </Section>
        <Section title={t('programs.title')}>
          <Intro>{t('programs.intro')}</Intro>
          <ForPrograms />
        </Section>
      </div>
    </TitledPage>
  )
}

const Intro = ({ children }: { children: ReactNode }) => (
  <p className="mb-5 max-w-read text-ink-2">{children}</p>
)

/** Where the data comes from, dataset by dataset. */
function DatasetsInUse() {
  const { t } = useTranslation('data')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {(['imported', 'catalogue'] as const).map((group) => (
        <div key={group}>
          <h3 className="mb-3 font-semibold">{t(`datasets.${group}`)}</h3>
          <DataSources of={group === 'imported' ? 'imports' : 'catalogue'} />
        </div>
      ))}
    </div>
  )
}

const FORMS = [
  { word: 'index', address: '/data/index.json' },
  { word: 'dcat', address: DCAT_CATALOG },
  { word: 'citation', address: '/CITATION.cff' },
  { word: 'api', address: '/api' },
] as const

/** Where programs find the content of this page. */
function ForPrograms() {
  const { t } = useTranslation('data')
  return (
    <ul className="grid gap-1 text-sm">
      {FORMS.map(({ word, address }) => (
        <li key={word} className="flex flex-wrap items-baseline gap-x-3">
          <a href={address} className="inline-flex min-h-8 items-center text-accent underline">
            {t(`programs.${word}`)}
          </a>
          <code className="text-xs text-ink-3">{address}</code>
        </li>
      ))}
    </ul>
  )
}

type Table = DataFiles['catalogue']['tables'][number]

const COLUMNS = ['name', 'rows', 'file', 'terms'] as const

/** The tables of the catalogue of facts with their files and terms, and what is left out of them. */
function CatalogueFiles() {
  const { t } = useTranslation(['data', 'common'])
  const { number } = useFormat()
  const { catalogue } = useDataFiles()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="flex flex-wrap gap-x-6 gap-y-4 text-sm">
        <FileLink address={catalogue.data_package}>{t('catalogue.dataPackage')}</FileLink>
        <FileLink address={catalogue.checklist}>
          <Quoting english={['Catalogue of Life']}>{t('catalogue.checklist')}</Quoting>
        </FileLink>
      </p>
      <WrittenTable
        caption={t('catalogue.table')}
        head={COLUMNS.map((column) => t(`catalogue.${column}`))}
        numbers={[1]}
        rows={catalogue.tables.map(cellsOf)}
      />
      <h3 className="font-serif text-xl leading-tight">{t('catalogue.leftOut')}</h3>
      <ul className="grid max-w-read list-disc gap-2 pl-5 text-sm">
        {catalogue.left_out.map(({ name }) => (
          <li key={name}>{t(`leftOut.${name}`)}</li>
        ))}
      </ul>
    </div>
  )

  function cellsOf({ name, rows, address, size, sha256, publisher, licence }: Table) {
    return [
      t(`tables.${name}`),
      number(rows),
      <FileCell key="file" {...{ address, size, sha256 }} of={t(`tables.${name}`)}>
        {t('files.csv')}
      </FileCell>,
      <span key="terms" className="text-xs">
        <span lang="en" className="block font-semibold">
          {publisher}
        </span>
        {licence ? <span lang="en">{licence}</span> : t('common:releases.noTerms')}
      </span>,
    ]
  }
}
