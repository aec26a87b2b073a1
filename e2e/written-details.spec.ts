import { mainOf, textOf } from '#testing/page-markup.ts'
import { expect, test } from './reader.ts'

/*
 * Details of screens as the server writes them, before any script runs: a browser draws them with the same screens, and
 * opens a sample of them elsewhere.
 */

interface Detail {
  claim: string
  /** In which `{Monodon monoceros}` stands for the id of that species. */
  address: string
  says: readonly (string | RegExp)[]
  isSilentOn?: readonly string[]
}

const DETAILS: readonly Detail[] = [
  {
    claim: 'a former state has a page of its own',
    address: '/countries/SU',
    says: ['Soviet Union (former)', 'A former state; its records keep its own code.'],
  },
  {
    claim: 'who sends goods on stands beside the exports of a country',
    address: '/countries/GL',
    says: ['Re-exported by others', 'Two-page brief', 'Newest release'],
  },
  {
    claim: 'a country outside the Arctic has no brief to lead to',
    address: '/countries/DE',
    says: ['Germany'],
    isSilentOn: ['Two-page brief'],
  },
  {
    claim: 'a country that never traded says so',
    address: '/countries/BV',
    says: ['Bouvet Island appears in no trade record.', 'All countries'],
  },
  {
    claim: 'the brief of a country that no record names says so',
    address: '/countries/BV/brief',
    says: ['Bouvet Island appears in no trade record.'],
  },
  {
    claim: 'a search for a country without a hit says so',
    address: '/countries?search=atlantis',
    says: ['No country matches “atlantis”.', 'Show all countries'],
  },
  {
    claim: 'a country that meets no criterion of the screening is told in words',
    address: '/screening?exporter=GL',
    says: ['No species exported by Greenland meets a criterion.'],
  },
  {
    claim: 'the trade of a species names its flags of the screening',
    address: '/species/{Odobenus rosmarus}?tab=trade',
    says: [/Canada · Sharp increase .*334\.5 animals in 2022: 1\.05 times/, 'These rows in the screening'],
  },
  {
    claim: 'the trade of a species without a flag says so',
    address: '/species/{Monodon monoceros}?tab=trade',
    says: ['No criterion is met in 2022.'],
  },
  {
    claim: 'five management areas of catches are named and the others counted',
    address: '/species/{Monodon monoceros}?tab=catch',
    says: ['East, Inglefield Bredning, Melville Bay, West, Zone 1 - Etah +8 more'],
  },
  {
    claim: 'catches of several countries are added up, and a period of years is not charted',
    address: '/species/{Balaenoptera acutorostrata}?tab=catch',
    says: ['Greenland, Iceland and Norway added up.', 'CM, E, East, Iceland Coastal (CIC), West'],
  },
  {
    claim: 'filters that leave no catch say so',
    address: '/species/{Monodon monoceros}?tab=catch&area=Atlantis',
    says: ['No catch data available for chart visualization.'],
  },
  {
    claim: 'a species without catches says so',
    address: '/species/{Ursus maritimus}?tab=catch',
    says: ['No catch data available.', 'contains no catches of this species'],
  },
  {
    claim: 'a comparison of more than five species is cut to five',
    address:
      '/research/species-comparison?species={Ursus maritimus}&species={Monodon monoceros}&species={Odobenus rosmarus}&species={Nyctea scandiaca}&species={Falco rusticolus}&species={Acipenser baerii}',
    says: ['only the first 5 are shown (left out: 1)'],
    isSilentOn: ['Acipenser baerii'],
  },
  {
    claim: 'a comparison drops what is no id and says which species is unknown',
    address:
      '/research/species-comparison?species=walrus&species={Odobenus rosmarus}&species=00000000-0000-4000-8000-000000000000&species={Ursus maritimus}',
    says: [
      'This ID matches no species on this site, so it is left out: 00000000-0000-4000-8000-000000000000',
    ],
  },
  {
    claim: 'Appendix I is explained where a species is in it, without a risk level',
    address: '/species/{Falco peregrinus}?tab=illegal-trade',
    says: [
      'Article III permits no import of specimens that are to be used for primarily commercial purposes.',
    ],
    isSilentOn: ['HIGH RISK'],
  },
  {
    claim: 'a species outside Appendix I is not called restricted by it',
    address: '/species/{Ursus maritimus}?tab=illegal-trade',
    says: [/Example .*Example .*Example /],
    isSilentOn: ['Article III permits no import', 'HIGH RISK'],
  },
  {
    claim: 'the methodology counts what is in the data today',
    address: '/methodology',
    says: ['Data in use today', /Dashboard entries 44/],
  },
  {
    claim: 'published figures are narrowed by result and sorted, as the address says',
    address: '/methodology/proof?verdict=within_2_percent&sort=printed&order=descending',
    says: ['150,000'],
  },
  {
    claim: 'a species that is possibly extinct is called so in the gallery',
    address: '/gallery?search=borealis',
    says: ['Critically Endangered (Possibly Extinct)'],
  },
  {
    claim: 'a species that is possibly extinct is called so on the dashboard',
    address: '/arctic-tracker?search=Numenius%20borealis',
    says: [/CR \(PE\) ?Critically Endangered \(Possibly Extinct\)/],
  },
  {
    claim: 'a regional assessment names its region in the gallery',
    address: '/gallery?search=rosea',
    says: ['Least Concern in Europe'],
  },
  {
    claim: 'a regional category is no global one to the filters',
    address: '/gallery?search=rosea&iucnStatus=LC',
    says: [],
    isSilentOn: ['Least Concern in Europe'],
  },
  {
    claim: 'a regional assessment names its region on the dashboard',
    address: '/arctic-tracker?search=rosea',
    says: ['Not assessed globally; Europe: Least Concern (2014)'],
  },
  {
    claim: 'filters of the gallery that exclude each other say so',
    address: '/gallery?iucnStatus=CR&citesAppendix=III',
    says: ['No species match your filters'],
  },
  {
    claim: 'the gallery shows all where its address has nonsense in it',
    address: '/gallery?iucnStatus=ZZ&citesAppendix=IX&page=-3&size=7',
    says: ['43 of 43 species'],
  },
  {
    claim: 'the dashboard shows all where its address has nonsense in it',
    address:
      '/arctic-tracker?appendix=IX&iucnStatus=EX&tradetrend=falling&effectivenessCategory=Good&sort=size',
    says: ['44 entries'],
  },
  {
    claim: 'the former page to browse leads to all species where its address has nonsense in it',
    address: '/home?iucnStatus=ZZ&citesAppendix=IX&page=-3',
    says: ['43 of 43 species'],
  },
  {
    claim: 'an id in capitals is the same species',
    address: '/species/5F289C1E-5101-458F-A5EA-A65E5C734569',
    says: ['Monodon monoceros'],
  },
  {
    claim: 'five references stand first, and the others wait for a press',
    address: '/species/{Balaenoptera physalus}',
    says: [/Show More References \(\d+ more\)/],
  },
  {
    claim: 'the release notes stand newest first',
    address: '/release-notes',
    says: [/Oct 2, 2025.*Sep 30, 2025.*Aug 8, 2025.*Jul 30, 2025/],
  },
  {
    claim: 'the landing page says that the project is an alpha version',
    address: '/',
    says: ['About the project', 'Alpha Version 1.0', '41 of 43 species assessed globally'],
  },
  {
    claim: 'the trade of a species names the parties that trade under reservations',
    address: '/species/{Balaenoptera acutorostrata}?tab=trade',
    says: [/Trade under reservations\..*Japan.*Norway|Trade under reservations\..*Norway.*Japan/],
  },
]

test.use({ portal: 'real' })

for (const { claim, address, says, isSilentOn = [] } of DETAILS) {
  test(claim, async ({ request, ask }) => {
    const all = await ask<{ id: string; scientific_name: string }[]>('/api/species/all')
    const idOf = (name: string) => all.find(({ scientific_name }) => scientific_name === name)?.id ?? name
    const path = address.replaceAll(/\{([^}]+)\}/g, (_, name) => idOf(name))
    const answer = await request.get(path, { headers: { accept: 'text/html' } })
    const text = textOf(mainOf(await answer.text()))
    expect(answer.status()).toBe(200)
    for (const words of says) {
      if (typeof words === 'string') expect.soft(text).toContain(words)
      else expect.soft(text).toMatch(words)
    }
    for (const words of isSilentOn) expect.soft(text).not.toContain(words)
  })
}
