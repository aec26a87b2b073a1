/** What was asked; the question is the whole address. */
export interface AssistantSearch {
  question: string
}

export const NOTHING_ASKED: AssistantSearch = { question: '' }

export function assistantSearch({ question }: Readonly<Record<string, unknown>>): AssistantSearch {
  return { question: typeof question === 'string' ? question.trim() : String(question ?? '') }
}
