import {
  ASKED_LANGUAGES,
  FACT_WORDS,
  FIELD_WORDS,
  languageWord,
  type Parameters,
  RECORD_WORDS,
  TRADE_CODE_WORDS,
  TRANSLATION_WORDS,
} from './parameters.ts'

/** A text in which a {place} was filled with one of the words that it may stand for. */
export interface Choice {
  text: string
  parameters: Parameters
}

/** What each {place} of a known vocabulary may be filled with. */
const CHOICES: Readonly<Record<string, readonly Choice[]>> = {
  '{language}': ASKED_LANGUAGES.map((language) => ({
    text: languageWord(language),
    parameters: { language },
  })),
  '{records}': choices('records', RECORD_WORDS),
  '{field}': choices('field', FIELD_WORDS),
  '{code}': choices('code', TRADE_CODE_WORDS),
  '{table}': choices('table', FACT_WORDS),
  '{translation}': choices('translation', TRANSLATION_WORDS),
}

/** A text once for everything that its {place} may stand for; as it is where it has none. */
export function withChoices(text: string): Choice[] {
  const place = Object.keys(CHOICES).find((candidate) => text.includes(candidate))
  if (place === undefined) return [{ text, parameters: {} }]
  return (CHOICES[place] ?? []).map((choice) => ({ ...choice, text: text.replace(place, choice.text) }))
}

function choices<Name extends keyof Parameters>(
  name: Name,
  words: Readonly<Record<string, readonly string[]>>,
): Choice[] {
  return Object.entries(words).flatMap(([value, texts]) =>
    texts.map((text) => ({ text, parameters: { [name]: value } })),
  )
}
