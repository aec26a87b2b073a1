import { validateCFF } from 'cffjs'
import { parse } from 'yaml'

/** Reads a CITATION.cff file, and holds it against the schema of the Citation File Format 1.2.0. Throws where it does not fit. */
export const readCitationFile = (text: string) => validateCFF(parse(text))
