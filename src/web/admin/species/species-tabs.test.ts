import { expect, test } from 'vitest'
import { speciesInput } from '#contract/species-curation.ts'
import { speciesFormTab, tabOfField } from './species-tabs.ts'

/** Kept as it is: every species of the portal lives there. */
const WITHOUT_FIELD = ['arctic_region']

test.each(Object.keys(speciesInput.shape).filter((field) => !WITHOUT_FIELD.includes(field)))(
  '%s stands on a tab',
  (field) => {
    expect(tabOfField(field)).toBeDefined()
  },
)

test.each([
  { given: 'taxonomy', tab: 'taxonomy' },
  { given: undefined, tab: 'basic' },
  { given: 'nonsense', tab: 'basic' },
])('$given leads to $tab', ({ given, tab }) => {
  expect(speciesFormTab(given)).toBe(tab)
})
