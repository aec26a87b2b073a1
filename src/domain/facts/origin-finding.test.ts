import { expect, test } from 'vitest'
import { originFinding } from './origin-finding.ts'

test.each([
  { source: null, checked: true, finding: 'no_source' },
  { source: ' ', checked: true, finding: 'no_source' },
  { source: 'recalled', checked: false, finding: 'no_source' },
  {
    source: 'recalled; still to be compared with the IUCN Red List',
    checked: false,
    finding: 'no_source',
  },
  {
    source: 'recalled; still to be compared with the IUCN Red List; same category in IUCN-UK/red-list-index',
    checked: false,
    finding: 'no_source',
  },
  { source: 'HELCOM fact sheet, second-hand', checked: false, finding: 'second_hand' },
  { source: 'Second-hand: a dossier', checked: true, finding: 'second_hand' },
  { source: 'Species+', checked: false, finding: 'unchecked' },
  { source: 'Species+', checked: true, finding: undefined },
])('$source, checked $checked: $finding', ({ source, checked, finding }) => {
  expect(originFinding({ source, checked })).toBe(finding)
})
