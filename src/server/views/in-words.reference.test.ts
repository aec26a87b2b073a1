import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { beforeAll, expect, test } from 'vitest'
import { animalsInWords } from '#domain/trade/explained/animals-in-words.ts'
import { countriesInWords } from '#domain/trade/explained/countries-in-words.ts'
import { ledgersInWords, quantityInWords } from '#domain/trade/explained/ledgers-in-words.ts'
import { recordsInWords } from '#domain/trade/explained/records-in-words.ts'
import type { Sentence } from '#domain/trade/explained/sentence.ts'
import { purposesInWords, sourcesInWords, termsInWords } from '#domain/trade/explained/shares-in-words.ts'
import { shownYears } from '#domain/trade/shown-years.ts'
import { basisOf, type TradeSelection } from '#domain/trade/trade-selection.ts'
import type { TradeTable } from '#domain/trade/trade-table.ts'
import { tradeView } from '#domain/trade/trade-view.ts'
import { publishedTables } from '#testing/published-trade.ts'
import { describeWithReferenceData, REFERENCE_DATA } from '#testing/reference-data.ts'
import { useSentences } from '#web/charts/use-sentences.ts'
import { translationsIn } from '#web/words.ts'

/* What charts say in words of the real release. */

const FACTS = { last_complete_year: 2022, listed_since: null, has_reservation: false }

let tables: ReadonlyMap<string, TradeTable> = new Map()

beforeAll(() => {
  if (REFERENCE_DATA !== '') tables = publishedTables(REFERENCE_DATA)
})

function Sentences({ sentences }: { sentences: readonly Sentence[] }) {
  const written = useSentences()
  return createElement('pre', {}, written(sentences).join('\n'))
}

const written = (sentences: readonly Sentence[], language: 'en' | 'is' | 'no' | 'da'): string[] =>
  renderToStaticMarkup(
    createElement(
      I18nextProvider,
      { i18n: translationsIn(language) },
      createElement(Sentences, { sentences }),
    ),
  )
    .replace(/<\/?pre>/g, '')
    .split('\n')

function chartsOf(taxon: string, selection: TradeSelection = {}) {
  const table = tables.get(taxon)
  if (table === undefined) throw new Error(`The release has no rows of ${taxon}`)
  const view = tradeView(table, selection, FACTS)
  const years = shownYears(view, selection) ?? { first: 0, last: 0 }
  const [article] = view.over_time
  return {
    records: recordsInWords(view, years),
    importers: countriesInWords(view.importers, 'importers', null),
    exporters: countriesInWords(view.quantity_exporters, 'exporters', view.article),
    terms: termsInWords(view.terms),
    purposes: purposesInWords(view.purposes),
    sources: sourcesInWords(view.sources),
    quantity: article
      ? quantityInWords({
          article,
          basis: basisOf(view.reporter),
          years,
          last_complete_year: view.last_complete_year,
          selection,
          signs: view.signs,
        })
      : [],
    ledgers: view.ledgers ? ledgersInWords(view.ledgers, years) : [],
    animals: animalsInWords(view.whole_animals, years),
  }
}

const NARWHAL = 'Monodon monoceros'
const WALRUS = 'Odobenus rosmarus'
const STURGEON = 'Acipenser baerii'
const GYRFALCON = 'Falco rusticolus'

describeWithReferenceData('charts in words', () => {
  test.each([
    {
      taxon: NARWHAL,
      selection: { term: ['tusks'], exporter: ['CA'] },
      chart: 'quantity',
      said: [
        'Exporters report 1,664 tusks from Canada in 2020–2022, importers 1,498. Of 1,768 in all, taking the larger figure of each line, 78.8% is confirmed.',
        'The year with the largest quantity is 2021: 617 tusks by the larger side of each line.',
      ],
    },
    {
      taxon: NARWHAL,
      selection: { term: ['tusks'], exporter: ['CA'] },
      chart: 'ledgers',
      said: [
        'In 1975–2022 both sides agree on 4,758 of 7,777 tusks, an agreement of 0.61 on a scale from 0 to 1.',
        'In total, exporters report more: 6,869 tusks against 5,666.',
        'The largest of 50 pairs is Canada to China: 3,268 tusks by the exporter, 2,799 by the importer.',
      ],
    },
    {
      taxon: NARWHAL,
      selection: { term: ['baleen'] },
      chart: 'records',
      said: [
        '1 record is counted in 2005–2022, reported by an importer.',
        'The last record is from 2005; there is none for 2006–2022.',
      ],
    },
    {
      taxon: NARWHAL,
      selection: { term: ['baleen'] },
      chart: 'quantity',
      said: ['Baleen, number: nothing is reported in 2020–2022; the last reported quantity is from 2005.'],
    },
    {
      taxon: WALRUS,
      selection: {},
      chart: 'importers',
      said: [
        'The importer named most often is Denmark, in 42.4% of the records.',
        'The first 8 of 109 countries make up 80.2%.',
        '189 records name no importer.',
      ],
    },
    {
      taxon: WALRUS,
      selection: {},
      chart: 'animals',
      said: [
        'In 1975–2022 the trade corresponds to 13,014 to 13,137 animals.',
        'Only 5,638 of 21,395 records can be converted (26.4%), so most records are not in the figure.',
        'The peak year is 2019, with up to 5,142 animals.',
      ],
    },
    {
      taxon: STURGEON,
      selection: {},
      chart: 'records',
      said: [
        '182,435 records are counted in 1998–2023: exporters report 127,718, importers 54,717.',
        'The year with the most records is 2021: 17,263; the last complete year, 2022, has 16,364.',
        'Incomplete in this release: 2023.',
      ],
    },
    {
      taxon: STURGEON,
      selection: {},
      chart: 'quantity',
      said: [
        'Exporters report 188,297 kg (caviar) in 2020–2022, importers 232,144. Of 325,506 in all, taking the larger figure of each line, 29.2% is confirmed.',
        'The year with the largest quantity is 2019: 371,345 kg (caviar) by the larger side of each line.',
      ],
    },
    {
      taxon: GYRFALCON,
      selection: { reporter: 'importers' },
      chart: 'quantity',
      said: [
        'Importers report 10,543 (live, number) in 2020–2022.',
        'The year with the largest quantity is 2022: 4,078 (live, number) by importers’ reports.',
      ],
    },
  ] as const)('$taxon, $chart', ({ taxon, selection, chart, said }) => {
    expect(written(chartsOf(taxon, selection)[chart], 'en')).toEqual(said)
  })

  test.each([
    {
      language: 'is',
      said: 'Útflutningslönd gefa upp 1.664 (skögultennur) á tímabilinu 2020–2022 (útflutningsland: Kanada), innflutningslönd 1.498; 78,8% af hærri tölunni í hverri línu, alls 1.768, er staðfest.',
    },
    {
      language: 'no',
      said: 'Eksportører rapporterer 1\u00a0664 støttenner fra Canada i 2020–2022, importører 1\u00a0498; 78,8\u00a0% av det største tallet i hver linje, i alt 1\u00a0768, er bekreftet.',
    },
    {
      language: 'da',
      said: 'Eksportlande indberetter 1.664 stødtænder fra Canada i 2020–2022, importlande 1.498; 78,8\u00a0% af det største tal i hver linje, i alt 1.768, er bekræftet.',
    },
  ] as const)('in $language', ({ language, said }) => {
    const { quantity } = chartsOf(NARWHAL, { term: ['tusks'], exporter: ['CA'] })
    expect(written(quantity, language)[0]).toBe(said)
  })
})
