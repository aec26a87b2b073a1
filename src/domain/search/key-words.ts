import type { WordsByLanguage } from './search-entry.ts'

/** Words that people look for a species by and that are no name of it: what it is known for, and plurals of its names. */
export const SPECIES_WORDS: Readonly<Record<string, WordsByLanguage>> = {
  'Odobenus rosmarus': {
    en: ['tusks', 'tusk', 'ivory'],
    is: ['rostungar', 'skögultennur', 'skögultönn', 'fílabein'],
    no: ['hvalrosser', 'støttenner', 'støttann', 'elfenben'],
    da: ['hvalrosser', 'stødtænder', 'stødtand', 'elfenben'],
  },
  'Monodon monoceros': {
    en: ['tusks', 'tusk', 'ivory', 'unicorn'],
    is: ['náhvalir', 'skögultennur', 'skögultönn', 'fílabein', 'einhyrningur'],
    no: ['narhvaler', 'støttenner', 'støttann', 'enhjørning'],
    da: ['narhvaler', 'stødtænder', 'stødtand', 'enhjørning'],
  },
  'Ursus maritimus': {
    en: ['ice bear', 'white bear'],
    is: ['ísbirnir', 'hvítabirnir'],
    no: ['isbjørner'],
    da: ['isbjørne'],
  },
  'Delphinapterus leucas': { is: ['mjaldrar'], no: ['hvithvaler'], da: ['hvidhvaler'] },
  'Orcinus orca': { is: ['háhyrningar'], no: ['spekkhoggere'], da: ['spækhuggere'] },
  'Balaenoptera acutorostrata': { is: ['hrefnur'], no: ['vågehvaler'], da: ['vågehvaler'] },
  'Acipenser baerii': { en: ['caviar'], is: ['kavíar'], no: ['kaviar'], da: ['kaviar'] },
  'Rhodiola rosea': { en: ['golden root', 'arctic root'] },
}

/** What people call a country or its parts beside its name. */
export const COUNTRY_WORDS: Readonly<Record<string, WordsByLanguage>> = {
  US: {
    en: ['USA', 'America', 'Alaska'],
    is: ['Ameríka', 'Alaska'],
    no: ['Amerika'],
    da: ['USA', 'Amerika'],
  },
  GB: {
    en: ['UK', 'Britain', 'England', 'Scotland'],
    is: ['England', 'Skotland'],
    da: ['England', 'Skotland'],
  },
  GL: {
    en: ['Kalaallit Nunaat', 'Inuit'],
    is: ['Kalaallit Nunaat', 'Inúítar'],
    no: ['Kalaallit Nunaat', 'inuitter'],
    da: ['Kalaallit Nunaat', 'inuitter'],
  },
  CA: { en: ['Nunavut', 'Inuit'], is: ['Inúítar'], no: ['inuitter'], da: ['inuitter'] },
  NL: { en: ['Holland'], is: ['Holland'], no: ['Holland'], da: ['Holland'] },
  FO: { en: ['Faroes'] },
  SJ: { en: ['Spitsbergen'] },
}

/** What people call terms of the glossary, by the terms' addresses. */
export const TERM_WORDS: Readonly<Record<string, WordsByLanguage>> = {
  iucn: {
    en: ['Red List', 'threatened species'],
    is: ['válisti', 'válistinn', 'rauði listinn', 'rauður listi'],
    no: ['rødlista', 'rødlisten', 'rødliste'],
    da: ['rødlisten', 'rødliste'],
  },
}

/** Traded goods by their terms in the CITES Trade Database, and what people call them. */
export const GOODS_WORDS = {
  tusks: {
    en: ['tusks', 'tusk', 'ivory'],
    is: ['skögultennur', 'skögultönn', 'fílabein'],
    no: ['støttenner', 'støttann', 'elfenben'],
    da: ['stødtænder', 'stødtand', 'elfenben'],
  },
  skins: {
    en: [
      'skins',
      'skin',
      'fur',
      'furs',
      'pelts',
      'hides',
      'seal skins',
      'seal skin',
      'sealskins',
      'sealskin',
    ],
    is: ['skinn', 'feldir', 'feldur', 'selskinn'],
    no: ['skinn', 'pels', 'pelser', 'selskinn'],
    da: ['skind', 'pels', 'pelse', 'sælskind'],
  },
  meat: { en: ['meat'], is: ['kjöt'], no: ['kjøtt'], da: ['kød'] },
  trophies: {
    en: ['trophies', 'trophy', 'trophy hunting', 'hunting'],
    is: ['veiðiminjagripir', 'veiðar'],
    no: ['trofeer', 'trofé', 'jakt'],
    da: ['trofæer', 'trofæ', 'jagt'],
  },
  feathers: {
    en: ['feathers', 'feather', 'plumage'],
    is: ['fjaðrir', 'fjöður', 'fiður'],
    no: ['fjær', 'fjør'],
    da: ['fjer', 'fjerdragt'],
  },
  caviar: { en: ['caviar', 'roe'], is: ['kavíar', 'hrogn'], no: ['kaviar', 'rogn'], da: ['kaviar', 'rogn'] },
} as const satisfies Record<string, WordsByLanguage>

/** The pages by their paths, and the words that they are looked for by beside their headings. */
export const PAGE_WORDS = {
  '/gallery': {
    en: ['species', 'animals', 'wildlife'],
    is: ['tegundir', 'dýr'],
    no: ['arter', 'dyr'],
    da: ['arter', 'dyr'],
  },
  '/trade': {
    en: ['trade', 'exports', 'imports', 'shipments', 'map'],
    is: ['viðskipti', 'verslun', 'útflutningur', 'innflutningur', 'kort'],
    no: ['handel', 'eksport', 'import', 'kart'],
    da: ['handel', 'eksport', 'import', 'kort'],
  },
  '/countries': { en: ['countries', 'country'], is: ['lönd', 'land'], no: ['land'], da: ['lande', 'land'] },
  '/arctic-tracker': {
    en: ['dashboard', 'trends'],
    is: ['mælaborð'],
    no: ['instrumentbord', 'oversikt'],
    da: ['overblik'],
  },
  '/research/species-comparison': {
    en: ['compare', 'comparison'],
    is: ['samanburður', 'bera saman'],
    no: ['sammenligne', 'sammenligning'],
    da: ['sammenlign', 'sammenligning'],
  },
  '/research': { en: ['research'], is: ['rannsóknir'], no: ['forskning'], da: ['forskning'] },
  '/research/ai-development': {
    en: ['AI', 'artificial intelligence'],
    is: ['gervigreind'],
    no: ['KI', 'kunstig intelligens'],
    da: ['AI', 'kunstig intelligens'],
  },
  '/methodology': {
    en: ['methodology', 'methods', 'method'],
    is: ['aðferðafræði', 'aðferðir'],
    no: ['metode', 'metoder'],
    da: ['metode', 'metoder'],
  },
  '/methodology/data-science': {
    en: ['sources', 'data sources', 'database'],
    is: ['heimildir', 'gagnagrunnur'],
    no: ['kilder', 'database'],
    da: ['kilder', 'database'],
  },
  '/methodology/scite-research': { en: ['pipeline', 'literature'] },
  '/methodology/dashboard-calculations': {
    en: ['calculations', 'formulas'],
    is: ['útreikningar'],
    no: ['beregninger'],
    da: ['beregninger'],
  },
  '/methodology/proof': { en: ['published figures', 'validation'] },
  '/screening': { en: ['screening', 'warnings'] },
  '/glossary': {
    en: ['glossary', 'dictionary', 'definitions', 'terms'],
    is: ['orðasafn', 'hugtök', 'orðabók'],
    no: ['ordliste', 'ordbok'],
    da: ['ordliste', 'ordbog'],
  },
  '/about': {
    en: ['about', 'contact', 'team'],
    is: ['um vefinn', 'samband', 'hafa samband'],
    no: ['om', 'kontakt'],
    da: ['om', 'kontakt'],
  },
  '/data': {
    en: ['data', 'download', 'downloads', 'files', 'CSV'],
    is: ['gögn', 'niðurhal', 'sækja'],
    no: ['data', 'nedlasting', 'last ned'],
    da: ['data', 'hent', 'filer'],
  },
  '/data/guide': {
    en: ['cite', 'citation', 'embed', 'Python', 'R'],
    is: ['vitna', 'tilvitnun'],
    no: ['sitere', 'sitering'],
    da: ['citere', 'citat'],
  },
  '/data/changes': { en: ['changes', 'releases'], is: ['breytingar'], no: ['endringer'], da: ['ændringer'] },
  '/api': {
    en: ['API', 'interface', 'OpenAPI', 'JSON'],
    is: ['vefþjónusta'],
    no: ['grensesnitt'],
    da: ['grænseflade'],
  },
  '/release-notes': { en: ['news', 'versions'], is: ['fréttir'], no: ['nyheter'], da: ['nyheder'] },
  '/accessibility': {
    en: ['accessibility'],
    is: ['aðgengi'],
    no: ['tilgjengelighet'],
    da: ['tilgængelighed'],
  },
  '/status': { en: ['status', 'outage'], is: ['staða'], no: ['driftsstatus'], da: ['driftsstatus'] },
} as const satisfies Record<string, WordsByLanguage>
