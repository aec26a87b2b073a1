import { reportProblem } from '#web/report-problem.ts'
import { askForPasskey } from './passkey-ceremony.ts'
import { sessionBegan } from './session.ts'
import { ask, enter } from './sign-in-calls.ts'

/* The ways in, apart from the session itself, which every page knows of. */

/**
 * Signs in, here and in the other tabs; false where a code is still asked for. Throws Refused when e-mail and password do
 * not fit, or were tried too often.
 */
export async function signIn(credentials: { email: string; password: string }): Promise<boolean> {
  const user = await reported(() => enter(credentials))
  if (user !== null) await sessionBegan()
  return user !== null
}

/** Signs in with the code that is asked for after the password. Throws Refused. */
export async function signInWithCode(code: string): Promise<void> {
  await reported(() => ask('/api/auth/sign-in/code', { code }))
  await sessionBegan()
}

/** Signs in with a passkey of this device. Throws Refused, or the browser's error. */
export async function signInWithPasskey(): Promise<void> {
  await reported(async () => {
    const options = await ask<object>('/api/auth/sign-in/passkey-options', {})
    await ask('/api/auth/sign-in/passkey', { answer: await askForPasskey(options) })
  })
  await sessionBegan()
}

async function reported<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (problem) {
    reportProblem('Signing in failed', problem)
    throw problem
  }
}
