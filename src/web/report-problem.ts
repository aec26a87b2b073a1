/** The one place that writes to the browser's log. */
export function reportProblem(what: string, problem: unknown): void {
  // biome-ignore lint/suspicious/noConsole: unreported faults cannot be fixed
  console.error(what, problem)
}
