/** The one place that writes to the browser's log. */
export function reportProblem(what: string, problem: unknown): void {
  // biome-ignore lint/suspicious/noConsole: a fault nobody sees is a fault nobody fixes
  console.error(what, problem)
}
