import { expect, test } from 'vitest'
import { nameParts } from './name-parts.ts'

test.each([
  { name: 'Phoca vitulina', genus: 'Phoca', species_name: 'vitulina' },
  { name: '  Branta  hutchinsii leucopareia ', genus: 'Branta', species_name: 'hutchinsii leucopareia' },
  { name: 'Phoca', genus: '', species_name: '' },
  { name: '', genus: '', species_name: '' },
])('$name: genus "$genus", species "$species_name"', ({ name, ...parts }) => {
  expect(nameParts(name)).toEqual(parts)
})
