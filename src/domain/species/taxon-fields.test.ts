import { expect, test } from 'vitest'
import { savedAsAccepted } from './taxon-fields.ts'

test.each([
  { what: 'saved as accepted', saved: { genus: 'Falco' }, accepted: { genus: 'Falco' }, fields: ['genus'] },
  {
    what: 'saved in the form in which names are stored',
    saved: { authority: 'Linnaeus, 1758' },
    accepted: { authority: ' Linnaeus,  1758' },
    fields: ['authority'],
  },
  { what: 'edited afterwards', saved: { genus: 'Aesalon' }, accepted: { genus: 'Falco' }, fields: [] },
  { what: 'emptied afterwards', saved: { authority: null }, accepted: { authority: 'L.' }, fields: [] },
  { what: 'not accepted', saved: { genus: 'Falco' }, accepted: {}, fields: [] },
])('$what: $fields', ({ saved, accepted, fields }) => {
  expect(savedAsAccepted(saved, accepted)).toEqual(fields)
})
