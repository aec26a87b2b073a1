import { describe, expect, test } from 'vitest'
import type { Language } from '#domain/portal/languages.ts'
import { renderedText } from '../rendered-text.tsx'
import { AppendixIRule } from './appendix-i-rule.tsx'

const GYRFALCON = { since: 2000, records: 37_562, captive_records: 37_469 }
const WEST_GREENLAND = { population_identifier: 'West Greenland population', appendix: 'II' } as const

const rule = (facts: Partial<Parameters<typeof AppendixIRule>[0]> = {}, language?: Language) =>
  renderedText(
    <AppendixIRule commercial={GYRFALCON} populations={[]} reservedBy={[]} isSimulated={false} {...facts} />,
    language,
  )

describe.each([
  {
    language: 'en',
    law: 'no import of specimens that are to be used for primarily commercial purposes',
    captive: 'bred in captivity for commercial purposes are treated as Appendix II specimens',
    before: 'acquired before the Convention applied to them are exempt',
    reserved: 'A country that has entered a reservation is not bound by the listing',
    prohibited: 'prohibited',
    apart:
      'Listed separately: West Greenland population (Appendix II). The rules of that appendix apply there.',
    parties: 'Reservations on the Appendix I listing, in force when last confirmed: Japan and Norway.',
    counted: /Since 2000 the trade records contain 37,562 commercial records .* is 99\.8\s?%/,
    none: 'Since 2000 the trade records contain no commercial record (purpose T) of this species.',
  },
  {
    language: 'is',
    law: 'III. grein',
    captive: 'teljast eins og þau væru í viðauka II',
    before: 'áður en samningurinn tók til þeirra eru undanþegin',
    reserved: 'Land sem gert hefur fyrirvara er ekki bundið af skráningunni',
    prohibited: 'bönnuð',
    apart: 'West Greenland population (viðauki II)',
    parties: 'í gildi þegar þeir voru síðast staðfestir: Japan og Noregur.',
    counted: /37\.562 .* 99,8\s?%/,
    none: '2000',
  },
  {
    language: 'no',
    law: 'artikkel III',
    captive: 'behandles som eksemplarer på liste II',
    before: 'anskaffet før konvensjonen gjaldt for dem, er unntatt',
    reserved: 'Et land som har reservert seg, er ikke bundet av oppføringen',
    prohibited: 'forbudt',
    apart: 'West Greenland population (liste II)',
    parties: 'i kraft da de sist ble bekreftet: Japan og Norge.',
    counted: /37\s562 .* 99,8\s?%/,
    none: '2000',
  },
  {
    language: 'da',
    law: 'artikel III',
    captive: 'behandles som eksemplarer på liste II',
    before: 'før konventionen gjaldt for dem, er undtaget',
    reserved: 'Et land, der har taget forbehold, er ikke bundet af opførelsen',
    prohibited: 'forbudt',
    apart: 'West Greenland population (liste II)',
    parties: 'i kraft da de senest blev bekræftet: Japan og Norge.',
    counted: /37\.562 .* 99,8\s?%/,
    none: '2000',
  },
] as const)(
  'in $language',
  ({ language, law, captive, before, reserved, prohibited, apart, parties, counted, none }) => {
    test('says what the Convention allows and excepts, not that trade is prohibited', () => {
      const text = rule({}, language)
      for (const sentence of [law, captive, before, reserved]) expect(text).toContain(sentence)
      expect(text).not.toContain(prohibited)
    })

    test('names the populations listed apart and the parties with a reservation', () => {
      const text = rule({ populations: [WEST_GREENLAND], reservedBy: ['NO', 'JP'] }, language)
      expect(text).toContain(apart)
      expect(text).toContain(parties)
      expect(rule({}, language)).not.toContain('West Greenland')
    })

    test('counts the commercial records of this species, and nothing in simulated records', () => {
      expect(rule({}, language)).toMatch(counted)
      const nothing = { since: 2000, records: 0, captive_records: 0 }
      expect(rule({ commercial: nothing }, language)).toContain(none)
      expect(rule({ isSimulated: true }, language)).not.toContain('2000')
    })
  },
)
