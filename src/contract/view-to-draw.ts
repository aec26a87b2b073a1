import type { ExploredAddress } from '#domain/explorer/explorer-question.ts'
import type { CitesListingFacts } from '#domain/listings/current-appendix.ts'
import type { Language } from '#domain/portal/languages.ts'
import type { ComparedBy } from '#domain/trade/compared-figures.ts'
import type { ComparisonScale } from '#domain/trade/comparison.ts'
import type { TradeFlows } from '#domain/trade/trade-flows-view.ts'
import type { TradeSelection } from '#domain/trade/trade-selection.ts'
import type { TradeTrends } from '#domain/trade/trade-trends.ts'
import type { TradeView } from '#domain/trade/trade-view.ts'
import type { CountryViewName } from '#domain/views/country-views.ts'
import type { DrawnViewName, TradeViewName } from '#domain/views/view-address.ts'
import type { CatchQuotaExports } from './catch-quota-exports-contract.ts'
import type { CatchRecord } from './catches-contract.ts'
import type { CountryProfile } from './countries-contract.ts'
import type { ExploredAnswer } from './explorer-contract.ts'
import type { DatasetRelease } from './releases-contract.ts'
import type { ScreeningList } from './screening-contract.ts'
import type { SpeciesCard } from './species-card-contract.ts'
import type { SpeciesDetail } from './species-contract.ts'
import type { TimelineEvent } from './timeline-contract.ts'
import type { Translation } from './translations-contract.ts'

/* The input of the page thread for a view that it draws without a browser. It asks nothing more. */

/** A species by its names. */
export type NamedSpecies = Pick<
  SpeciesDetail,
  'id' | 'scientific_name' | 'common_name' | 'common_names' | 'primary_common_name'
>

/** A species of the explorer, and what it is called. */
export interface ExplorableName {
  id: string
  scientific_name: string
  name: string
}

/** A view that is drawn of counted trade. */
export type DrawnTradeView = Exclude<DrawnViewName & TradeViewName, 'trade-trend' | 'trade-flows'>

/** The figures of a view. */
export type ViewFigures =
  | {
      view: DrawnTradeView
      species: NamedSpecies
      trade: TradeView
      selection: TradeSelection
      /** None where only facts of a release may be drawn. */
      events: TimelineEvent[]
      /** For the strip of appendices below the records; none where only facts of a release may be drawn. */
      listings: CitesListingFacts[]
    }
  | {
      view: 'trade-flows'
      species: NamedSpecies
      trade: TradeView
      selection: TradeSelection
      flows: TradeFlows
    }
  | { view: 'trade-trend'; species: NamedSpecies; trends: TradeTrends }
  | { view: 'conservation-trends'; species: SpeciesDetail; currentYear: number }
  | { view: 'catches'; species: NamedSpecies; records: CatchRecord[] }
  | {
      view: 'catch-quota-exports'
      species: NamedSpecies
      answer: CatchQuotaExports
      /** What was chosen, as in the address of its data. */
      query: string
      /** What is translated of the species, its measures among it. */
      translations: Translation[]
    }
  | {
      view: 'explorer'
      asked: ExploredAddress
      explored: ExploredAnswer
      /** Where a map shows it. */
      flows: TradeFlows | null
      /** Those that were asked for, and what they are called. */
      species: ExplorableName[]
    }
  | { view: 'country'; chart: CountryViewName; profile: CountryProfile }
  | {
      view: 'screening'
      list: ScreeningList
      /** The filters, as in the address of its data. */
      query: string
    }
  | {
      view: 'comparison'
      species: { species: SpeciesCard; view: TradeView | null }[]
      by: ComparedBy
      scale: ComparisonScale
    }

/** One picture, so wide in pixels, with what the classes of drawings mean. */
export interface PictureForm {
  kind: 'picture'
  width: number
  styles: string
}

/** A page that is in a frame of another site. */
export interface EmbedForm {
  kind: 'embed'
  /** What the portal is called. */
  portal: string
  /** Addresses: of the portal's page with the same selection, of the figures, of the description for sites that embed. */
  page: string
  csv: string
  /** Undefined where oEmbed does not know the view. */
  oembed: string | undefined
  theme: EmbedTheme
  styles: string
}

export const EMBED_THEMES = ['auto', 'light', 'dark'] as const
export type EmbedTheme = (typeof EMBED_THEMES)[number]

type ViewForm = PictureForm | EmbedForm

export interface ViewToDraw {
  language: Language
  /** The releases that its source line names. */
  releases: readonly DatasetRelease[]
  figures: ViewFigures
  form: ViewForm
}
