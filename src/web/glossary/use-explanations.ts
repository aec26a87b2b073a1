import { fetchedAtRest } from '#web/ui/at-rest.ts'

/**
 * What explains words weighs more than they do, and each of dozens asks for the glossary: it comes when a page that
 * has a word to explain rests.
 */
export const useExplanations = fetchedAtRest(() => import('./explanations.tsx'))
