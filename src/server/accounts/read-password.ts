import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { passwordProblem } from '#domain/accounts/password-rule.ts'
import { Invalid } from '#domain/problems.ts'

/**
 * Reads a new password: typed twice at a terminal, where it is not shown, else the first line of what is
 * piped in. Throws Invalid with the reason when it may not be used.
 */
export async function readNewPassword(email: string): Promise<string> {
  const password = process.stdin.isTTY ? await typedTwice() : await firstLine()
  const problem = passwordProblem(password, email)
  if (problem !== undefined) throw new Invalid(problem)
  return password
}

async function typedTwice(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: SILENCE, terminal: true })
  const ask = async (question: string) => {
    process.stderr.write(question)
    const answer = await terminal.question('')
    process.stderr.write('\n')
    return answer
  }
  try {
    const password = await ask('Password: ')
    if ((await ask('Once more: ')) !== password) throw new Invalid('The two passwords differ.')
    return password
  } finally {
    terminal.close()
  }
}

/** Where a terminal's echo of the password goes. */
const SILENCE = new Writable({ write: (_chunk, _encoding, done) => done() })

async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line
  throw new Invalid('No password was given.')
}
