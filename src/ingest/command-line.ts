import { type ParseArgsConfig, parseArgs } from 'node:util'

/** The command line is not understood; the message is one sentence for the operator. */
export class WrongUsage extends Error {
  override name = 'WrongUsage'
}

type Options = NonNullable<ParseArgsConfig['options']>

/** What an operator typed, as options and words. Throws WrongUsage. */
export function parseWords<const Known extends Options>(words: readonly string[], options: Known) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options })
  } catch (problem) {
    throw new WrongUsage(problem instanceof Error ? problem.message : String(problem))
  }
}

/** Runs a command. Problems of these `named` classes are printed as their own sentence; any other is a fault. */
export async function runCommandLine(
  usage: string,
  named: readonly (new (...given: never[]) => Error)[],
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (problem) {
    if (problem instanceof WrongUsage) {
      process.stderr.write(`${problem.message}\n\n${usage}`)
      process.exitCode = 2
    } else if (problem instanceof Error && named.some((one) => problem instanceof one)) {
      process.stderr.write(`${problem.message}\n`)
      process.exitCode = 1
    } else {
      throw problem
    }
  }
}
