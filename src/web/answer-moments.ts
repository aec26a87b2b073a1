/** By question, as the query cache hashes it: when the portal gave the copy that stands for its answer. Milliseconds. */
const cachedSince = new Map<string, number>()

/** Notes since when a cached answer stands; undefined where the portal itself answered. */
export function noteMoment(question: string, since: number | undefined): void {
  if (since === undefined) cachedSince.delete(question)
  else cachedSince.set(question, since)
}

/** When the portal gave an answer that arrived in this page at a moment. */
export const answeredAt = (question: string, arrivedAt: number): number =>
  cachedSince.get(question) ?? arrivedAt

/** Whether a copy stands for the answer. */
export const isCopy = (question: string): boolean => cachedSince.has(question)
