import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'

/** Forms of dates that DataCite's schema names and does not explain. Source: DataCite Metadata Schema 4.3, property 8. */
const DAY = String.raw`\d{4}(-\d{2}(-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?)?)?`
const DATE_FORMS = ['year', 'yearmonth', 'datetime']

/** Why a document does not fit a JSON Schema of draft 7; nothing where it fits. */
export function jsonProblems(schema: string, document: unknown): string[] {
  const { id: _id, ...rules } = JSON.parse(schema)
  // Publishers write keywords for their editors into schemas, which the strict mode takes for mistakes.
  const ajv = new Ajv({ strict: false, allErrors: true })
  addFormats.default(ajv)
  for (const form of DATE_FORMS) {
    ajv.addFormat(form, new RegExp(`^${DAY}$`))
    ajv.addFormat(`${form}-range`, new RegExp(`^(${DAY})?/(${DAY})?$`))
  }
  ajv.addFormat('date-range', new RegExp(`^(${DAY})?/(${DAY})?$`))
  const fits = ajv.compile(rules)
  fits(document)
  return (fits.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
