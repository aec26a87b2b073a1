import { describe, expect, test } from 'vitest'
import type { IllegalTradeSummary, SeizureRecord } from '#contract/seizures-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { LANGUAGES, type Language } from '#domain/portal/languages.ts'
import { renderedText } from '../rendered-text.tsx'
import { ConfiscatedSpecimens } from './confiscated-specimens.tsx'
import { ExampleSeizures } from './example-seizures.tsx'
import { RecordedSeizures } from './recorded-seizures.tsx'

const bear = { id: 'a-bear', scientific_name: 'Ursus maritimus' } as SpeciesDetail

const record = (place: number, more: Partial<SeizureRecord> = {}): SeizureRecord => ({
  id: String(place),
  seizure_year: 2010,
  seizure_date: null,
  country_code: null,
  product_category: 'body part',
  quantity: null,
  unit: null,
  source_database: 'lemis',
  reference: null,
  product: { product_name: 'skins', main_category: 'body part', is_high_value: true },
  simulated: false,
  simulated_datasets: [],
  ...more,
})

const simulated = Array.from({ length: 60 }, (_, place) =>
  record(place, {
    source_database: 'simulated',
    product: { product_name: 'skins', main_category: 'body part', is_high_value: null },
    simulated: true,
    simulated_datasets: ['seizures'],
  }),
)

/** Words and figures that present simulated records as findings. */
const FINDINGS: Record<Language, RegExp> = {
  en: /\bRISK\b|High.value|60/,
  is: /ÁHÆTTA|Verðmæt[ai]|60/,
  no: /RISIKO|Høy verdi|høy verdi|60/,
  da: /RISIKO|Høj værdi|høj værdi|60/,
}

const NOT_IMPORTED: Record<
  Language,
  { notImported: string; example: string; none: string; nothing: string }
> = {
  en: {
    notImported:
      'No seizure dataset has been imported. When one is imported, this tab will list the seizure records',
    example: 'Example',
    none: 'There are no example records for this species.',
    nothing: 'No illegal trade seizures were recorded',
  },
  is: {
    notImported: 'Ekkert gagnasafn um haldlagningar hefur verið lesið inn. Þegar það hefur verið gert',
    example: 'Dæmi',
    none: 'Engar sýnisfærslur eru til fyrir þessa tegund.',
    nothing: 'Engar haldlagningar vegna ólöglegrar verslunar voru skráðar',
  },
  no: {
    notImported: 'Det er ikke importert noe datasett om beslag. Når det er gjort, vil denne fanen',
    example: 'Eksempel',
    none: 'Det finnes ingen eksempelregistreringer for denne arten.',
    nothing: 'Det er ikke registrert noen beslag fra ulovlig handel',
  },
  da: {
    notImported: 'Der er ikke importeret noget datasæt om beslaglæggelser. Når det er sket, vil denne fane',
    example: 'Eksempel',
    none: 'Der er ingen eksempler på registreringer for denne art.',
    nothing: 'Der er ikke registreret beslaglæggelser fra ulovlig handel',
  },
}

describe.each(LANGUAGES)('without a real dataset, in %s', (language) => {
  const { notImported, example, none, nothing } = NOT_IMPORTED[language]

  test('the tab says what it will show, and draws nothing from simulated records', () => {
    const text = renderedText(<ExampleSeizures species={bear} seizures={simulated} />, language)
    expect(text).toContain(notImported)
    expect(text).not.toMatch(FINDINGS[language])
  })

  test('a few rows show what a record looks like, each marked as an example', () => {
    const text = renderedText(<ExampleSeizures species={bear} seizures={simulated} />, language)
    expect(text.match(new RegExp(`${example} 2010`, 'g'))).toHaveLength(3)
  })

  test('a species without rows is not renderedText to have no seizures', () => {
    const text = renderedText(<ExampleSeizures species={bear} seizures={[]} />, language)
    expect(text).toContain(none)
    expect(text).not.toContain(nothing)
  })
})

test.each(LANGUAGES)(
  'with a real dataset, a species without records is renderedText to have none, in %s',
  (language) => {
    const summary = { isCitesAppendixI: false, riskLevel: 'low', totalSeizures: 0 } as IllegalTradeSummary
    const text = renderedText(<RecordedSeizures species={bear} summary={summary} seizures={[]} />, language)
    expect(text).toContain(NOT_IMPORTED[language].nothing)
  },
)

test('real records are counted and rated', () => {
  const summary = {
    ...{ totalSeizures: 60, productTypesCount: 1, highValueProductsCount: 1, isCitesAppendixI: false },
    ...{ riskLevel: 'high', productTypes: ['skins'] },
  } as IllegalTradeSummary
  const seizures = Array.from({ length: 60 }, (_, place) => record(place))
  const text = renderedText(<RecordedSeizures species={bear} summary={summary} seizures={seizures} />)
  expect(text).toContain('HIGH RISK')
  expect(text).toContain('Based on the number of seizure records: 60.')
})

const CAUTION: Record<Language, { caution: string; notCounted: string }> = {
  en: {
    caution: 'Source I marks legal trade in items that were seized before; it is not a measure of seizures.',
    notCounted: 'so confiscated specimens are not counted here',
  },
  is: {
    caution: 'hann er ekki mælikvarði á haldlagningar.',
    notCounted: 'því eru upptæk eintök ekki talin hér',
  },
  no: {
    caution: 'den er ikke et mål på beslag.',
    notCounted: 'så inndratte eksemplarer telles ikke her',
  },
  da: {
    caution: 'den er ikke et mål for beslaglæggelser.',
    notCounted: 'så konfiskerede eksemplarer tælles ikke her',
  },
}

describe.each(LANGUAGES)('confiscated specimens, in %s', (language) => {
  const { caution, notCounted } = CAUTION[language]
  const confiscated = { records: 140, first_year: 1980, last_year: 2022 }

  test('are counted in real trade records, with the caution of the guide', () => {
    const text = renderedText(
      <ConfiscatedSpecimens confiscated={confiscated} isSimulated={false} />,
      language,
    )
    expect(text).toContain('140')
    expect(text).toContain('1980–2022')
    expect(text).toContain(caution)
    expect(text).toContain('A guide to using the CITES Trade Database')
    expect(text).not.toContain(notCounted)
  })

  test('are not counted in simulated trade records', () => {
    const text = renderedText(<ConfiscatedSpecimens confiscated={confiscated} isSimulated={true} />, language)
    expect(text).toContain(notCounted)
    expect(text).toContain(caution)
    expect(text).not.toContain('140')
  })
})
