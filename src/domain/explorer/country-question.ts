import type { TradeSelection } from '../trade/trade-selection.ts'
import { type ChosenPlace, type Narrowable, narrowedBy } from './narrowed-by.ts'

/** The parts that a country plays in the records: it exports, imports, or others send its goods on. */
export type RoleOfCountry = 'as_exporter' | 'as_importer' | 'sent_on'

const SELECTIONS: Readonly<Record<RoleOfCountry, (code: string) => TradeSelection>> = {
  as_exporter: (code) => ({ exporter: [code] }),
  as_importer: (code) => ({ importer: [code] }),
  sent_on: (code) => ({ origin: [code] }),
}

/** The explorer's question about a country in a role, narrowed to one species, term or partner. */
export const countryQuestion = (code: string, role: RoleOfCountry, place: ChosenPlace): Narrowable =>
  narrowedBy({ species: [], selection: SELECTIONS[role](code), fields: [place.by] }, [place])
