import { fetchedWhenIdle } from '#web/ui/when-idle.ts'

/**
 * What explains words weighs more than they do, and each of dozens asks for the glossary: it comes when a page that
 * has a word to explain is idle.
 */
export const useExplanations = fetchedWhenIdle(() => import('./explained-term.tsx'))
