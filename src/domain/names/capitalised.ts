/**
 * A text as it begins a heading, a row or a sentence. Other languages than English write names of species, languages
 * and goods small within a sentence, and so does the data.
 */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
