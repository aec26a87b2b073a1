import { expect, test } from 'vitest'
import { knownAddress, parametersIn } from './known-address.ts'

const KNOWN = parametersIn({
  paths: {
    '/species': {
      get: {
        parameters: [
          { in: 'query', name: 'page' },
          { in: 'query', name: 'iucnStatus' },
          { in: 'path', name: 'id' },
        ],
      },
    },
  },
})

test.each([
  { address: '/api/species', asked: '/api/species' },
  { address: '/api/species?page=2', asked: '/api/species?page=2' },
  { address: '/api/species?utm_source=x', asked: '/api/species' },
  { address: '/api/species?utm_source=x&page=2&fbclid=y', asked: '/api/species?page=2' },
  {
    address: '/api/species?iucnStatus[]=EN&iucnStatus=VU',
    asked: '/api/species?iucnStatus[]=EN&iucnStatus=VU',
  },
  { address: '/api/species?iucnStatus%5B0%5D=EN', asked: '/api/species?iucnStatus%5B0%5D=EN' },
  { address: '/api/species?id=1', asked: '/api/species' },
  { address: '/api/species?', asked: '/api/species' },
])('$address asks $asked', ({ address, asked }) => {
  expect(knownAddress(address, KNOWN)).toBe(asked)
})
