import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Dataset, SimulatedDataset } from '#domain/releases/datasets.ts'
import { SIMULATED_DATASETS } from '#domain/releases/datasets.ts'
import { PAGE_VIEWS } from '#domain/views/view-address.ts'
import { stringifySearch } from '#web/address.ts'
import { useReleases } from '#web/components/use-release.ts'
import type { ViewData } from './citable.ts'
import { CiteButton } from './cite-button.tsx'

interface CitePageProps {
  /** Names its files, e.g. 'gallery'. */
  name: string
  title: string
  /** What its figures and texts rest on; those that are not loaded are left out. */
  datasets: readonly Dataset[]
  /** Where its table has an address that is not named among pages, such as that of a country. */
  view?: ViewData
}

/** A button at the foot of a page: how to cite it, and its table as data where it is one. */
export function CitePage({ name, title, datasets, view }: CitePageProps) {
  const { t } = useTranslation()
  const data = useReleases() ?? []
  const { pathname, search } = useLocation()
  const { lang: _, ...asked } = search
  const releases = datasets.flatMap((dataset) => data.find((release) => release.dataset === dataset) ?? [])
  const banners = releases.flatMap(({ dataset, simulated }) =>
    simulated && isBannered(dataset)
      ? [`${t(`simulated.${dataset}.what`)} ${t(`simulated.${dataset}.remedy`)}`]
      : [],
  )
  return (
    <CiteButton
      citable={{
        name,
        title,
        notes: banners,
        releases,
        simulated: banners.length === 0 ? undefined : banners.join(' '),
        view:
          view ??
          (pathname in PAGE_VIEWS
            ? { path: pathname, query: stringifySearch(asked).slice(1), drawn: false }
            : undefined),
      }}
      text={t('citePage')}
      className="inline-flex min-h-11 items-center gap-2 text-sm text-accent underline md:min-h-8 print:hidden"
    />
  )
}

const isBannered = (dataset: Dataset): dataset is SimulatedDataset =>
  SIMULATED_DATASETS.some((one) => one === dataset)
