import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { Invalid } from '#domain/problems.ts'
import { newPasswordProblem } from './account-problem.ts'

/**
 * Reads a new password: typed twice at a terminal, where it is not shown, else the first line of what is
 * piped in. Throws Invalid with the reason when it may not be used.
 */
export async function readNewPassword(email: string): Promise<string> {
  const { isTTY } = process.stdin
  const input = createInterface({ input: process.stdin, output: SILENCE, terminal: isTTY })
  // Lines are taken from one reader, so that none that was typed ahead is lost.
  const lines = input[Symbol.asyncIterator]()
  const ask = async (question: string) => {
    if (isTTY) process.stderr.write(question)
    const { value, done } = await lines.next()
    if (isTTY) process.stderr.write('\n')
    if (done === true) throw new Invalid('No password was given.')
    return value
  }
  try {
    const password = await ask('Password: ')
    const problem = newPasswordProblem(password, email)
    if (problem !== undefined) throw new Invalid(problem)
    if (isTTY && (await ask('Once more: ')) !== password) throw new Invalid('The two passwords differ.')
    return password
  } finally {
    input.close()
  }
}

/** Where a terminal's echo of the password goes. */
const SILENCE = new Writable({ write: (_chunk, _encoding, done) => done() })
