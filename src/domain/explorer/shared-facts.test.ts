import { expect, test } from 'vitest'
import { sharedFacts } from './shared-facts.ts'

const NARWHAL = { last_complete_year: 2022, listed_since: 1979, has_reservation: true }
const WALRUS = { last_complete_year: 2022, listed_since: 1975, has_reservation: false }

test.each([
  { what: 'one species', facts: [NARWHAL], shared: NARWHAL },
  {
    what: 'several species',
    facts: [NARWHAL, WALRUS],
    shared: { last_complete_year: 2022, listed_since: null, has_reservation: false },
  },
  {
    what: 'no species',
    facts: [],
    shared: { last_complete_year: null, listed_since: null, has_reservation: false },
  },
])('what is known of $what', ({ facts, shared }) => {
  expect(sharedFacts(facts)).toEqual(shared)
})
