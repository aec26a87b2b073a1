/** Names, the same in every language. */
const NAMES = [
  'Alaska',
  'Arctic Tracker',
  'Croissant',
  'DataCite',
  'Hong Kong',
  'Inuktitut',
  'Macao',
  'Mann–Kendall',
  'Parquet',
  'Species+',
  'Wikipedia',
  'Wildlife Trade Portal',
  '{{title}} | Arctic Tracker',
]

const NORWEGIAN_AND_DANISH = [
  ...NAMES,
  'CITES Trade Database',
  'Canada',
  'Data',
  'Data:',
  'Database',
  'Format',
  'Import',
  'Metadata',
  'Region',
  'Screening',
  'Status',
  'Svalbard',
  'Synonym',
  'Synonym:',
  'Type',
]

/** Translations that are right although they are the same as the English text. */
export const SAME_AS_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  is: [...NAMES, 'Full', 'Sent', 'gall'],
  no: [
    ...NORWEGIAN_AND_DANISH,
    'Asia',
    'Filter',
    'Full',
    'Trend',
    'Trend {{years}}',
    'Trend {{years}}: {{verdict}}',
  ],
  da: [
    ...NORWEGIAN_AND_DANISH,
    'Admin',
    'Administration',
    'Administration | Arctic Tracker',
    'Dashboard',
    'Definition',
    'E-mail',
    'Offline',
    'Online',
    'Menu',
    'Reference',
    'Stop',
    '{{title}}, version {{version}}',
  ],
}
